import { useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useDraftStore } from 'shared-kit/remote';
import { emailDraftKey, parseEmailDraft } from './email-draft.ts';

/** Which of a booking's e-mails is being written. */
export type OpenEmail = 'none' | 'custom' | 'status';

/** Which e-mail is open: at first the one that was not finished when the sign-in ran out. */
export function useOpenEmail(booking: Booking | undefined) {
  const drafts = useDraftStore();
  const [chosen, setChosen] = useState<OpenEmail>();
  const unfinished = () =>
    (['custom', 'status'] as const).find(
      (kind) => booking && parseEmailDraft(drafts.getState()[emailDraftKey(booking, kind)]),
    );
  return [chosen ?? unfinished() ?? 'none', setChosen] as const;
}
