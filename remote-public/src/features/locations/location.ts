import type { SiteSettings } from 'shared-kit/domain';
import { MARRAKECH } from './texts.ts';

/** A place where cars are picked up and brought back. */
export interface Location {
  readonly id: string;
  readonly name: string;
  readonly hours: string;
  readonly phone: string;
  readonly address: string;
  readonly description: string;
}

export type LocationListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly locations: readonly Location[] };

/** Returns the one location, with phone and address of the agency's settings. */
export function listLocations({ phone, address }: Pick<SiteSettings, 'phone' | 'address'>): readonly Location[] {
  return [
    {
      id: 'marrakech',
      ...MARRAKECH,
      phone,
      address,
    },
  ];
}
