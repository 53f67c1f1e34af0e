import { CONTACT_FIELD_LIST, type ContactTexts, PICKUP_FIELD_NAMES, type PickupTexts } from 'shared-kit/domain';
import { dropDraft, useDraftStore } from 'shared-kit/remote';
import { useStore } from 'zustand';

export const BOOKING_DRAFT_KEY = 'booking';

/** Input of the booking form, shared by all cars. */
export interface BookingDraft {
  readonly contact: ContactTexts;
  /** The fields that were changed; the time is that of the search until then. */
  readonly pickup: Partial<PickupTexts>;
  readonly hasAgreed: boolean;
}

/** Returns the draft, initially empty, and functions that change and clear it. */
export function useBookingDraft() {
  const drafts = useDraftStore();
  return {
    draft: parseBookingDraft(useStore(drafts, (kept) => kept[BOOKING_DRAFT_KEY])),
    changeDraft(update: (draft: BookingDraft) => Partial<BookingDraft>) {
      const draft = parseBookingDraft(drafts.getState()[BOOKING_DRAFT_KEY]);
      drafts.setState({ [BOOKING_DRAFT_KEY]: { ...draft, ...update(draft) } });
    },
    clearDraft: () => dropDraft(drafts, BOOKING_DRAFT_KEY),
  };
}

/** Parses a stored draft, perhaps of another version: unknown fields are left out, missing ones are empty. */
export function parseBookingDraft(kept: unknown): BookingDraft {
  const { contact, pickup, hasAgreed } = toRecord(kept);
  const texts = toRecord(contact);
  const fields = CONTACT_FIELD_LIST.map(([name]) => [name, typeof texts[name] === 'string' ? texts[name] : '']);
  const details = toRecord(pickup);
  const changed = PICKUP_FIELD_NAMES.filter((name) => typeof details[name] === 'string');
  return {
    contact: Object.fromEntries(fields),
    pickup: Object.fromEntries(changed.map((name) => [name, details[name]])),
    hasAgreed: hasAgreed === true,
  };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
