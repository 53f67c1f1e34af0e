import { type LocaleCode, parseLocale } from '../domain/index.ts';

/** A session of a staff account. */
export interface AccountSession {
  readonly accountId: string;
  /** Language of the account; absent until the person has chosen one. */
  readonly language?: LocaleCode;
}

/** Parses the session of a response. @throws TypeError without an account */
export function readAccountSession(wire: unknown): AccountSession {
  const { accountId } = (wire ?? {}) as { readonly accountId?: unknown };
  if (typeof accountId !== 'string') throw new TypeError('session.accountId: expected a text');
  return { accountId, ...readLanguage(wire) };
}

/** Returns the property `language` of a response; nothing for one that this client does not know. */
export function readLanguage(wire: unknown): Pick<AccountSession, 'language'> {
  const { language: code } = (wire ?? {}) as { readonly language?: unknown };
  const language = parseLocale(code);
  return language === undefined ? {} : { language };
}
