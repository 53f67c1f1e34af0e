import { CONTACT_FIELD_LIST, type ContactTexts } from 'shared-kit/domain';
import { dropDraft, useDraftStore } from 'shared-kit/remote';
import { useStore } from 'zustand';

export const BOOKING_DRAFT_KEY = 'booking';

/** Input of the booking form, shared by all cars. */
export interface BookingDraft {
  readonly contact: ContactTexts;
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
  const { contact, hasAgreed } = toRecord(kept);
  const texts = toRecord(contact);
  const fields = CONTACT_FIELD_LIST.map(([name]) => [name, typeof texts[name] === 'string' ? texts[name] : '']);
  return { contact: Object.fromEntries(fields), hasAgreed: hasAgreed === true };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
