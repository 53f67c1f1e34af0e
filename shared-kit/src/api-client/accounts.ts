import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditedEntity,
  type LocaleCode,
  STAFF_ROLES,
  type StaffRole,
} from '../domain/index.ts';
import { readTimestamp } from './booking-email.ts';
import { readList } from './read-list.ts';
import type { Transport } from './transport.ts';

/** An account of a member of staff. */
export interface StaffAccount {
  readonly id: number;
  readonly email: string;
  /** Empty until it is entered. */
  readonly name: string;
  readonly role: StaffRole;
  readonly disabled: boolean;
  /** Whether the person has not chosen a password yet. */
  readonly isInvited: boolean;
  /** Number of sessions. */
  readonly sessions: number;
  /** ISO timestamp of the latest sign-in of these sessions. */
  readonly signedInAt?: string;
}

/** An account with the link by which its person chooses a password. */
export interface InvitedAccount extends StaffAccount {
  readonly link: string;
}

export interface NewStaffAccount extends Pick<StaffAccount, 'email' | 'name' | 'role'> {
  readonly language?: LocaleCode;
}

/** A change of an entity (docs/rules.md#history). */
export interface HistoryEntry {
  readonly id: number;
  /** ISO timestamp. */
  readonly at: string;
  /** Key of the entity. */
  readonly key: string;
  /** `name` is absent when the account was removed. */
  readonly actor: { readonly kind: 'staff' | 'customer' | 'lapsed' | 'system'; readonly name?: string };
  readonly action: AuditAction;
  readonly changes: readonly HistoryChange[];
  /** Name of the account that was changed. */
  readonly subject?: string;
}

export interface HistoryChange {
  readonly field: string;
  /** Values before and after the change; absent for personal data. */
  readonly values?: readonly [before: unknown, after: unknown];
}

/** Calls about the accounts of staff and the history of their changes. All of them throw `ApiError`. */
export interface AccountsClient {
  /** Only owners may make this and the following calls. */
  list(): Promise<readonly StaffAccount[]>;
  invite(account: NewStaffAccount): Promise<InvitedAccount>;
  change(id: number, changes: Partial<Pick<StaffAccount, 'name' | 'role' | 'disabled'>>): Promise<StaffAccount>;
  /** Sends a new link to choose a password; earlier ones no longer work. */
  inviteAgain(id: number): Promise<InvitedAccount>;
  signOut(id: number): Promise<StaffAccount>;
  remove(id: number): Promise<void>;
  /** Changes the name of the caller's account. */
  changeOwnName(name: string): Promise<void>;
  /** Ends the caller's other sessions. */
  changeOwnPassword(current: string, next: string): Promise<void>;
  /** Ends all sessions of the caller. */
  signOutEverywhere(): Promise<void>;
  /** Returns the latest changes, of one entity or of all, the latest first. */
  listHistory(entity: AuditedEntity, key: string | undefined, limit: number): Promise<readonly HistoryEntry[]>;
}

type Wire = Readonly<Record<string, unknown>>;

export function createAccountsClient({ request }: Pick<Transport, 'request'>): AccountsClient {
  const first = async (answer: Promise<unknown>) => readList(await answer)[0] as Wire;
  const path = '/api/accounts';
  return {
    list: async () => readList(await request(path)).map(readStaffAccount),
    async invite(account) {
      return readInvitedAccount(await first(request(path, { method: 'POST', body: account })));
    },
    async change(id, changes) {
      return readStaffAccount(await first(request(path, { method: 'PUT', body: { id, ...changes } })));
    },
    async inviteAgain(id) {
      return readInvitedAccount(await first(request(`${path}/invitation`, { method: 'POST', body: { id } })));
    },
    async signOut(id) {
      return readStaffAccount(await first(request(`${path}/sign-out`, { method: 'POST', body: { id } })));
    },
    async remove(id) {
      await request(`${path}/${id}`, { method: 'DELETE' });
    },
    async changeOwnName(name) {
      await request('/api/auth/session', { method: 'PUT', body: { name } });
    },
    async changeOwnPassword(current, next) {
      await request('/api/auth/password', { method: 'PUT', body: { current, next } });
    },
    async signOutEverywhere() {
      await request('/api/auth/sign-out-everywhere', { method: 'POST' });
    },
    async listHistory(entity, key, limit) {
      const query = new URLSearchParams({ entity, ...(key !== undefined && { key }), limit: String(limit) });
      return readList(await request(`/api/audit?${query}`)).map(readHistoryEntry);
    },
  };
}

/** Parses an account. @throws TypeError that names the invalid field */
function readStaffAccount(wire: unknown): StaffAccount {
  const account = (wire ?? {}) as Wire;
  const signedInAt = readTimestamp(account.signedInAt);
  return {
    id: required(account, 'id', 'number'),
    email: required(account, 'email', 'string'),
    name: required(account, 'name', 'string'),
    role: oneOf(STAFF_ROLES, account, 'role'),
    disabled: required(account, 'disabled', 'boolean'),
    isInvited: required(account, 'isInvited', 'boolean'),
    sessions: required(account, 'sessions', 'number'),
    ...(signedInAt !== undefined && { signedInAt }),
  };
}

function readInvitedAccount(wire: Wire): InvitedAccount {
  return { ...readStaffAccount(wire), link: required(wire, 'link', 'string') };
}

/** Parses a change. @throws TypeError that names the invalid field */
function readHistoryEntry(wire: unknown): HistoryEntry {
  const entry = (wire ?? {}) as Wire;
  const at = readTimestamp(entry.at);
  if (at === undefined) throw new TypeError('history.at: expected a timestamp');
  const { kind, name } = (entry.actor ?? {}) as Wire;
  if (!Array.isArray(entry.changes)) throw new TypeError('history.changes: expected a list');
  return {
    id: required(entry, 'id', 'number'),
    at,
    key: required(entry, 'key', 'string'),
    actor: {
      kind: kind === 'staff' || kind === 'customer' || kind === 'lapsed' ? kind : 'system',
      ...(typeof name === 'string' && { name }),
    },
    action: oneOf(AUDIT_ACTIONS, entry, 'action'),
    changes: entry.changes.map(readChange),
    ...(typeof entry.subject === 'string' && { subject: entry.subject }),
  };
}

function readChange(change: Wire): HistoryChange {
  const { values } = change;
  const field = required(change, 'field', 'string');
  return Array.isArray(values) && values.length === 2 ? { field, values: [values[0], values[1]] } : { field };
}

function required(wire: Wire, field: string, type: 'number'): number;
function required(wire: Wire, field: string, type: 'string'): string;
function required(wire: Wire, field: string, type: 'boolean'): boolean;
function required(wire: Wire, field: string, type: 'number' | 'string' | 'boolean'): unknown {
  if (typeof wire[field] !== type) throw new TypeError(`${field}: expected a ${type}`);
  return wire[field];
}

function oneOf<Value extends string>(values: readonly Value[], wire: Wire, field: string): Value {
  const found = values.find((value) => value === wire[field]);
  if (found === undefined) throw new TypeError(`${field}: expected one of ${values.join(', ')}`);
  return found;
}
