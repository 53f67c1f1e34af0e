import { CONTACT_FIELD_LIST, type ContactTexts } from 'shared-kit/domain';
import { dropDraft, useDraftStore } from 'shared-kit/remote';
import { useStore } from 'zustand';
import { DRAFT_KEYS } from '../../data/draft-keys.ts';

/** What was typed so far into the booking form, of whichever car. */
export interface BookingDraft {
  readonly contact: ContactTexts;
  readonly hasAgreed: boolean;
}

/** The draft, empty at first, and the ways to change it. */
export function useBookingDraft() {
  const drafts = useDraftStore();
  return {
    draft: parseBookingDraft(useStore(drafts, (kept) => kept[DRAFT_KEYS.booking])),
    changeDraft(update: (draft: BookingDraft) => Partial<BookingDraft>) {
      const draft = parseBookingDraft(drafts.getState()[DRAFT_KEYS.booking]);
      drafts.setState({ [DRAFT_KEYS.booking]: { ...draft, ...update(draft) } });
    },
    clearDraft: () => dropDraft(drafts, DRAFT_KEYS.booking),
  };
}

/**
 * Returns a kept draft, perhaps of another version of this form, as far as it fits: fields that it does not have are
 * left out, and those that are missing are empty.
 */
export function parseBookingDraft(kept: unknown): BookingDraft {
  const { contact, hasAgreed } = toRecord(kept);
  const texts = toRecord(contact);
  const fields = CONTACT_FIELD_LIST.map(([name]) => [name, typeof texts[name] === 'string' ? texts[name] : '']);
  return { contact: Object.fromEntries(fields), hasAgreed: hasAgreed === true };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
