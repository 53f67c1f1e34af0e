import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCALE_CODES, MAX_EMAIL_LENGTH, normalizeLine, PASSWORD_LENGTH } from 'shared-kit/domain';
import { clientKey } from 'shared-kit/server';
import Type from 'typebox';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { unauthorized } from '../platform/http/problems.ts';
import { requireStaff } from '../platform/http/require-permission.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';
import type { Session } from '../platform/http/session.ts';
import type { Services } from '../platform/services.ts';
import { SESSION_COOKIE } from './authentication.ts';
import { acceptInvitation, changePassword } from './choose-password.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { accountEmail, SESSION_TTL_S, signIn } from './sign-in.ts';
import { Role, StaffName } from './staff-account-routes.ts';
import { endSessions } from './staff-accounts.ts';

const closed = { additionalProperties: false } as const;

const LoginBody = Type.Object(
  {
    email: Type.String({ pattern: ONE_LINE, maxLength: MAX_EMAIL_LENGTH }),
    password: Type.String({ minLength: 1, maxLength: 1_000 }),
  },
  { examples: [{ email: 'staff@example.com', password: 'a password' }] },
);
const Language = Type.Enum([...LOCALE_CODES], { description: 'Language of the account' });
const LoginAnswer = dataResponse(
  Type.Object({
    accessToken: Type.String(),
    expiresIn: Type.Integer({ description: 'Seconds' }),
    language: Type.Optional(Language),
  }),
);
const SessionBody = Type.Object(
  {
    language: Type.Optional(
      Type.Union([Language, Type.Null({ description: 'None: the console follows the browser' })]),
    ),
    name: Type.Optional(StaffName),
    hidesFilesNotice: Type.Optional(
      Type.Boolean({ description: 'Whether the notice that e-mails are written to files was dismissed' }),
    ),
  },
  { ...closed, minProperties: 1, examples: [{ language: 'fr' }] },
);
const NewPassword = Type.String({ minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max });
const InvitationBody = Type.Object(
  { token: Type.String({ pattern: '^[\\w-]{22}$', description: 'Of the link' }), password: NewPassword },
  { ...closed, examples: [{ token: 'p9vWn3cYJm1rH0aK7tQ2xg', password: 'a new password' }] },
);
const PasswordBody = Type.Object(
  { current: Type.String({ minLength: 1, maxLength: 1_000 }), next: NewPassword },
  { ...closed, examples: [{ current: 'a password', next: 'a new password' }] },
);
const SessionAnswer = dataResponse(
  Type.Object({
    accountId: Type.String(),
    email: Type.String(),
    name: Type.String({ description: 'Empty until it is entered' }),
    role: Role,
    language: Type.Optional(Language),
  }),
);

export const accountRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database } = services;

  /** Sets the cookies of a new session, and returns the answer to its owner. */
  function welcome(session: Session, request: FastifyRequest, reply: FastifyReply) {
    rememberDevice(app, request, reply, session.email);
    const { id: sid, accountId, role } = session;
    const accessToken = app.jwt.sign({ sid, sub: String(accountId), role });
    // Scripts cannot read it.
    reply.setCookie(SESSION_COOKIE, accessToken, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: SESSION_TTL_S,
    });
    return { code: 200 as const, data: [{ accessToken, expiresIn: SESSION_TTL_S, ...languageOf(session) }] };
  }

  const login = {
    summary: 'Sign in; answers a bearer token and sets the session cookie',
    body: LoginBody,
    response: { 200: LoginAnswer },
  };
  app.post('/login', { schema: login }, async (request, reply) => {
    const email = accountEmail(request.body.email);
    const device = findKnownDevice(app, request, email);
    const ip = clientKey(request.ip);
    const session = await signIn(services, { email, password: request.body.password, ip, device });
    return welcome(session, request, reply);
  });

  const invitation = {
    summary: "Choose the password of an invitation's account, and sign in",
    body: InvitationBody,
    response: { 200: LoginAnswer },
  };
  app.post('/invitation', { schema: invitation }, async (request, reply) =>
    welcome(await acceptInvitation(services, request.body), request, reply),
  );

  const password = {
    summary: "Change the caller's password; ends the other sessions",
    body: PasswordBody,
    response: { 200: SessionAnswer },
  };
  app.put('/password', { schema: password, onRequest: requireStaff }, async (request) => {
    const { session, body } = request;
    if (!session) throw unauthorized();
    const device = findKnownDevice(app, request, session.email);
    await changePassword(services, session, { ...body, ip: clientKey(request.ip), device });
    return describeSession(session);
  });

  const current = {
    summary: 'The session of the caller; 401 without one',
    response: { 200: SessionAnswer },
  };
  app.get('/session', { schema: current, onRequest: requireStaff }, async ({ session }) => describeSession(session));

  const change = {
    summary: "Change the name, the language or the dismissed notice of the caller's account, for all of its sessions",
    body: SessionBody,
    response: { 200: SessionAnswer },
  };
  app.put('/session', { schema: change, onRequest: requireStaff }, async ({ session, body }) => {
    if (!session) throw unauthorized();
    const { hidesFilesNotice, ...rest } = body;
    const changes = { ...rest, ...(rest.name !== undefined && { name: normalizeLine(rest.name) }) };
    const columns = { ...changes, ...(hidesFilesNotice !== undefined && { hides_files_notice: hidesFilesNotice }) };
    await inTransaction(
      database,
      (transaction) =>
        transaction.updateTable('staff_accounts').set(columns).where('id', '=', session.accountId).execute(),
      session.accountId,
    );
    const { name = session.name, language = session.language } = changes;
    return describeSession({ ...session, name, language: language ?? undefined });
  });

  const signOut = {
    summary: "End all sessions of the caller's account, this one too",
    response: { 200: dataResponse(Type.Never()) },
  };
  app.post('/sign-out-everywhere', { schema: signOut, onRequest: requireStaff }, async ({ session }, reply) => {
    if (!session) throw unauthorized();
    await endSessions(database, session.accountId);
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
    return { code: 200 as const, data: [] };
  });

  const logout = { summary: 'End the session', response: { 200: dataResponse(Type.Never()) } };
  // Succeeds without a session too.
  app.post('/logout', { schema: logout }, async ({ session }, reply) => {
    if (session) await database.deleteFrom('staff_sessions').where('id', '=', session.id).execute();
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
    return { code: 200 as const, data: [] };
  });
};

function describeSession(session: Session | undefined) {
  if (!session) return { code: 200 as const, data: [] };
  const { accountId, email, name, role } = session;
  return { code: 200 as const, data: [{ accountId: String(accountId), email, name, role, ...languageOf(session) }] };
}

/** Returns the property `language`, absent while the account has none. */
function languageOf({ language }: Session) {
  return language === undefined ? {} : { language };
}
