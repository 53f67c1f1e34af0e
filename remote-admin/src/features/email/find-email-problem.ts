import { EMAIL_PATTERN } from 'shared-kit/domain';
import type { EmailDraft } from './status-email.ts';
import { EMAIL_TEXT } from './texts.ts';

const ADDRESS = new RegExp(EMAIL_PATTERN);

/** Returns what keeps an e-mail from being sent, in words; undefined when nothing does. */
export function findEmailProblem({ to, subject, body }: EmailDraft, noRecipient: string): string | undefined {
  if (to.trim() === '') return noRecipient;
  if (!ADDRESS.test(to.trim())) return EMAIL_TEXT.noAddress;
  if (subject.trim() === '' || body.trim() === '') return EMAIL_TEXT.incomplete;
  return undefined;
}
