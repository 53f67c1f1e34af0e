import type { FineDetails } from 'shared-kit/api-client';
import type { Fine } from 'shared-kit/domain';

/** What each panel of a fine gets. */
export interface FineProps {
  readonly fine: Fine;
  readonly details: FineDetails;
}
