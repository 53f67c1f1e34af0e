import { EMAIL_PATTERN, type LocaleCode, normalizeEmail, parseLocale } from 'shared-kit/domain';
import type { Message } from 'shared-kit/intl';
import { EMAIL_PROBLEMS } from './texts.ts';

/** Who wanted a cancellation: the text about it says so. */
export const CANCELERS = ['customer', 'agency'] as const;
export type Canceler = (typeof CANCELERS)[number];

/** What a draft follows from, besides the booking. */
export interface DraftChoice {
  readonly language: LocaleCode;
  readonly canceledBy?: Canceler;
}

/** Its choices are absent in an e-mail that staff write from the start. */
export interface EmailDraft extends Partial<DraftChoice> {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Returns the key of the draft. A status e-mail has one draft per status. */
export function emailDraftKey(
  { id, status }: { readonly id: number; readonly status: string },
  kind: 'custom' | 'status',
): string {
  return kind === 'custom' ? `email/${id}` : `email/${id}/${status}`;
}

/** Parses a stored draft; returns undefined for anything else. */
export function parseEmailDraft(kept: unknown): EmailDraft | undefined {
  const { to, subject, body, language, canceledBy } = (kept ?? {}) as Partial<Record<keyof EmailDraft, unknown>>;
  if (typeof to !== 'string' || typeof subject !== 'string' || typeof body !== 'string') return undefined;
  const locale = parseLocale(language);
  const canceler = CANCELERS.find((known) => known === canceledBy);
  return { to, subject, body, ...(locale && { language: locale }), ...(canceler && { canceledBy: canceler }) };
}

const ADDRESS = new RegExp(EMAIL_PATTERN);

/** Returns why nothing can be sent to the address; undefined when it can. */
export function findAddressProblem(to: string, noRecipient: Message): Message | undefined {
  if (to.trim() === '') return noRecipient;
  return ADDRESS.test(normalizeEmail(to)) ? undefined : EMAIL_PROBLEMS.noAddress;
}

/** Returns why the e-mail cannot be sent; undefined when it can. */
export function findEmailProblem({ to, subject, body }: EmailDraft, noRecipient: Message): Message | undefined {
  const problem = findAddressProblem(to, noRecipient);
  if (problem) return problem;
  if (subject.trim() === '' || body.trim() === '') return EMAIL_PROBLEMS.incomplete;
  return undefined;
}
