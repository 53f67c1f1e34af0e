import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import {
  EMAIL_PATTERN,
  LOCALE_CODES,
  MAX_EMAIL_LENGTH,
  MAX_STAFF_NAME_LENGTH,
  normalizeEmail,
  STAFF_ROLES,
} from 'shared-kit/domain';
import Type from 'typebox';
import { limitStaffEmails } from '../platform/http/limit-staff-emails.ts';
import { normalizeBody } from '../platform/http/normalize-body.ts';
import { unauthorized } from '../platform/http/problems.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';
import type { Services } from '../platform/services.ts';
import {
  changeStaffAccount,
  endSessions,
  inviteAgain,
  inviteStaff,
  listStaffAccounts,
  noSuchAccount,
  removeStaffAccount,
  type StaffAccount,
} from './staff-accounts.ts';

const closed = { additionalProperties: false } as const;
const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const StaffName = Type.String({ pattern: `^$|${ONE_LINE}`, maxLength: MAX_STAFF_NAME_LENGTH });
export const Role = Type.Enum([...STAFF_ROLES]);
const Instant = Type.Object({ $date: Type.String({ description: 'ISO timestamp' }) });
const Account = Type.Object({
  id: Id,
  email: Type.String(),
  name: StaffName,
  role: Role,
  disabled: Type.Boolean(),
  isInvited: Type.Boolean({ description: 'Whether the person has not chosen a password yet' }),
  createdAt: Instant,
  sessions: Type.Integer(),
  signedInAt: Type.Optional({ ...Instant, description: 'Latest sign-in of these sessions' }),
});
const Invited = Type.Object({
  ...Account.properties,
  link: Type.String({ description: 'For the person to choose a password; shown only now' }),
});
const InviteBody = Type.Object(
  {
    email: Type.String({ pattern: EMAIL_PATTERN, maxLength: MAX_EMAIL_LENGTH }),
    name: StaffName,
    role: Role,
    language: Type.Optional(Type.Enum([...LOCALE_CODES], { description: 'Of the e-mail, and of the account' })),
  },
  { ...closed, examples: [{ email: 'agent@example.com', name: 'Salma', role: 'agent', language: 'fr' }] },
);
const ChangeBody = Type.Object(
  { id: Id, name: Type.Optional(StaffName), role: Type.Optional(Role), disabled: Type.Optional(Type.Boolean()) },
  { ...closed, minProperties: 2, examples: [{ id: 2, role: 'agent' }] },
);
const IdBody = Type.Object({ id: Id }, { ...closed, examples: [{ id: 2 }] });

/** The accounts of staff, for owners, at `/api/accounts` (docs/rules.md#accounts). */
export const staffAccountRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const onRequest = requirePermission('accounts.manage');

  async function describe(id: number) {
    const [account] = await listStaffAccounts(services, id);
    if (!account) throw noSuchAccount();
    return describeAccount(account);
  }

  const list = { summary: 'The accounts of staff', response: { 200: dataResponse(Account) } };
  app.get('', { schema: list, onRequest }, async () => ({
    code: 200 as const,
    data: (await listStaffAccounts(services)).map(describeAccount),
  }));

  const invite = {
    summary: 'Create an account, and send a link by which the person chooses a password',
    body: InviteBody,
    response: { 200: dataResponse(Invited) },
  };
  const preValidation = normalizeBody({ email: { normalize: normalizeEmail } });
  app.post('', { schema: invite, onRequest, preValidation }, async (request) => {
    await limitStaffEmails(services, request);
    const { id, link } = await inviteStaff(services, request.body, callerOf(request));
    return { code: 200 as const, data: [{ ...(await describe(id)), link }] };
  });

  const change = {
    summary: 'Change name, role or access; another role and the loss of access end the sessions',
    body: ChangeBody,
    response: { 200: dataResponse(Account) },
  };
  app.put('', { schema: change, onRequest }, async (request) => {
    const { id, ...changes } = request.body;
    await changeStaffAccount(services, id, changes, callerOf(request));
    return { code: 200 as const, data: [await describe(id)] };
  });

  const again = {
    summary: 'Send a new link to choose a password; earlier ones no longer work',
    body: IdBody,
    response: { 200: dataResponse(Invited) },
  };
  app.post('/invitation', { schema: again, onRequest }, async (request) => {
    await limitStaffEmails(services, request);
    const { id } = request.body;
    const link = await inviteAgain(services, id, callerOf(request));
    return { code: 200 as const, data: [{ ...(await describe(id)), link }] };
  });

  const signOut = {
    summary: 'End all sessions of an account',
    body: IdBody,
    response: { 200: dataResponse(Account) },
  };
  app.post('/sign-out', { schema: signOut, onRequest }, async ({ body: { id } }) => {
    await endSessions(services.database, id);
    return { code: 200 as const, data: [await describe(id)] };
  });

  const remove = {
    summary: 'Remove an account',
    params: Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) }),
    response: { 200: dataResponse(Type.Object({ id: Id })) },
  };
  app.delete('/:id', { schema: remove, onRequest }, async (request) => {
    const id = Number(request.params.id);
    await removeStaffAccount(services, id, callerOf(request));
    return { code: 200 as const, data: [{ id }] };
  });
};

function callerOf({ session }: Pick<FastifyRequest, 'session'>): number {
  if (!session) throw unauthorized();
  return session.accountId;
}

function describeAccount({ createdAt, signedInAt, ...account }: StaffAccount) {
  return { ...account, createdAt: { $date: createdAt }, ...(signedInAt && { signedInAt: { $date: signedInAt } }) };
}
