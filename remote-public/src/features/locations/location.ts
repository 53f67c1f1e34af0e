import type { SiteSettings } from 'shared-kit/domain';

/** A place where cars are picked up and brought back (spec §3). */
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

/** The fixed list (spec §2): one location, reached as the agency's settings say. */
export function listLocations({ phone, address }: Pick<SiteSettings, 'phone' | 'address'>): readonly Location[] {
  return [
    {
      id: 'marrakech',
      name: 'Marrakech',
      hours: 'Open 24/7',
      phone,
      address,
      description: 'Our home in the red city. Your car waits here, washed, checked and ready for the road.',
    },
  ];
}
