import { type LocaleCode, parseLocale, STAFF_ROLES, type StaffRole } from '../domain/index.ts';

/** A session of a staff account. */
export interface AccountSession {
  readonly accountId: string;
  /** These properties are absent in responses of older servers; without a role, the session has no permissions. */
  readonly email?: string;
  readonly name?: string;
  readonly role?: StaffRole;
  /** Language of the account; absent until the person has chosen one. */
  readonly language?: LocaleCode;
}

/** Parses the session of a response. @throws TypeError without an account */
export function readAccountSession(wire: unknown): AccountSession {
  const { accountId, email, name, role } = (wire ?? {}) as Readonly<Partial<Record<string, unknown>>>;
  if (typeof accountId !== 'string') throw new TypeError('session.accountId: expected a text');
  return {
    accountId,
    ...(typeof email === 'string' && { email }),
    ...(typeof name === 'string' && { name }),
    ...(STAFF_ROLES.includes(role as StaffRole) && { role: role as StaffRole }),
    ...readLanguage(wire),
  };
}

/** Returns the property `language` of a response; nothing for a language that this client does not know. */
export function readLanguage(wire: unknown): Pick<AccountSession, 'language'> {
  const { language: code } = (wire ?? {}) as { readonly language?: unknown };
  const language = parseLocale(code);
  return language === undefined ? {} : { language };
}
