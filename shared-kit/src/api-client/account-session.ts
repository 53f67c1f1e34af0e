import { type LocaleCode, parseLocale, STAFF_ROLES, type StaffRole } from '../domain/index.ts';

/** A session of a staff account. */
export interface AccountSession {
  readonly accountId: string;
  /** Language of the account; absent until the person has chosen one. */
  readonly language?: LocaleCode;
  readonly email?: string;
  /** Name of the person; empty until one is given. */
  readonly name?: string;
  readonly role?: StaffRole;
}

/** Parses the session of a response. @throws TypeError without an account */
export function readAccountSession(wire: unknown): AccountSession {
  const { accountId } = (wire ?? {}) as { readonly accountId?: unknown };
  if (typeof accountId !== 'string') throw new TypeError('session.accountId: expected a text');
  return { accountId, ...readLanguage(wire), ...readPerson(wire) };
}

/** Returns who is signed in, as far as the server says; no role that this client does not know. */
function readPerson(wire: unknown): Pick<AccountSession, 'email' | 'name' | 'role'> {
  const { email, name, role } = (wire ?? {}) as Readonly<Record<'email' | 'name' | 'role', unknown>>;
  const known = STAFF_ROLES.find((one) => one === role);
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof name === 'string' && { name }),
    ...(known && { role: known }),
  };
}

/** Returns the property `language` of a response; nothing for one that this client does not know. */
export function readLanguage(wire: unknown): Pick<AccountSession, 'language'> {
  const { language: code } = (wire ?? {}) as { readonly language?: unknown };
  const language = parseLocale(code);
  return language === undefined ? {} : { language };
}
