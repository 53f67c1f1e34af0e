import type { BookingHandovers, Handover } from 'shared-kit/api-client';

/** Returns the function that puts a protocol as it now is among those of its booking; they stay undefined until they are read. */
export function putHandover(handover: Handover) {
  return (before: BookingHandovers | undefined): BookingHandovers | undefined => {
    if (!before) return undefined;
    const { handovers } = before;
    const index = handovers.findIndex(({ id }) => id === handover.id);
    const after = index === -1 ? [...handovers, handover] : handovers.with(index, handover);
    return { ...before, handovers: after };
  };
}
