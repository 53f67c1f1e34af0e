import { useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useDraftStore } from 'shared-kit/remote';
import { emailDraftKey, parseEmailDraft } from './email-draft.ts';

/** The open e-mail dialog of a booking. */
export type OpenEmailDialog = 'none' | 'custom' | 'status';

/** Returns the open e-mail dialog, initially one with a stored draft, and the function that sets it. */
export function useEmailDialog(booking: Booking | undefined) {
  const drafts = useDraftStore();
  const [chosen, setChosen] = useState<OpenEmailDialog>();
  const unfinished = () =>
    (['custom', 'status'] as const).find(
      (kind) =>
        booking &&
        (kind === 'custom' || booking.customerEmail.trim()) &&
        parseEmailDraft(drafts.getState()[emailDraftKey(booking, kind)]),
    );
  return [chosen ?? unfinished() ?? 'none', setChosen] as const;
}
