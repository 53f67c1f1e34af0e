import type { SiteSettings } from 'shared-kit/domain';
import type { Texts } from 'shared-kit/intl';
import { MARRAKECH } from './texts.ts';

/** A pickup and drop-off location. */
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

/** Returns the only location, with phone and address from the settings. */
export function listLocations(
  { phone, address }: Pick<SiteSettings, 'phone' | 'address'>,
  formatMessage: Texts['formatMessage'],
): readonly Location[] {
  const { name, hours, description } = MARRAKECH;
  return [
    {
      id: 'marrakech',
      name: formatMessage(name),
      hours: formatMessage(hours),
      description: formatMessage(description),
      phone,
      address,
    },
  ];
}
