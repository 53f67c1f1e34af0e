import { EMAIL_PATTERN } from 'shared-kit/domain';
import type { EmailDraft } from './status-email.ts';

const ADDRESS = new RegExp(EMAIL_PATTERN);

/** What keeps an e-mail from being sent, in words (spec §5); undefined when nothing does. */
export function findEmailProblem({ to, subject, body }: EmailDraft, noRecipient: string): string | undefined {
  if (to.trim() === '') return noRecipient;
  if (!ADDRESS.test(to.trim())) return 'This does not look like an email address, for example name@example.com.';
  if (subject.trim() === '' || body.trim() === '') return 'Please fill in all fields';
  return undefined;
}
