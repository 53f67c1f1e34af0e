import type { NewCarBlock } from 'shared-kit/domain';
import type { PlannedBlock } from './use-planning-entries.ts';

/** Returns the fields of a block that a person writes. */
export function blockContent({ carId, from, to, reason, note }: PlannedBlock): NewCarBlock {
  return { carId, from, to, reason, note: note ?? '' };
}
