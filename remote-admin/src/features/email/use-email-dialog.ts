import { useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useDraft } from 'shared-kit/remote';
import { emailDraftKey, parseEmailDraft } from './email-draft.ts';

/** The open e-mail dialog of a booking. */
export type OpenEmailDialog = 'none' | 'custom' | 'status';

/** Returns the open e-mail dialog, initially one with a stored draft, the function that sets it, and whether one was open. */
export function useEmailDialog(booking: Booking | undefined) {
  const custom = useDraft(booking ? emailDraftKey(booking, 'custom') : '', parseEmailDraft);
  const status = useDraft(booking ? emailDraftKey(booking, 'status') : '', parseEmailDraft);
  const [chosen, setChosen] = useState<OpenEmailDialog>();
  const unfinished = (): OpenEmailDialog => {
    if (custom.read()) return 'custom';
    return booking?.customerEmail.trim() && status.read() ? 'status' : 'none';
  };
  const open = chosen ?? unfinished();
  return [open, setChosen, chosen !== undefined || open !== 'none'] as const;
}
