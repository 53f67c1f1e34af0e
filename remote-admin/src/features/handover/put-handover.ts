import type { BookingHandovers, Handover } from 'shared-kit/api-client';

/** Returns the function that puts a protocol as it now is among those of its booking. */
export function putHandover(handover: Handover) {
  return (before: BookingHandovers | undefined): BookingHandovers => {
    const { handovers, openDamages } = before ?? { handovers: [], openDamages: [] };
    const index = handovers.findIndex(({ id }) => id === handover.id);
    const after = index === -1 ? [...handovers, handover] : handovers.with(index, handover);
    return { handovers: after, openDamages };
  };
}
