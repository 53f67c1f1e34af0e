import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LOCALE_CODES, MAX_EMAIL_LENGTH, STAFF_ROLES } from 'shared-kit/domain';
import { clientKey } from 'shared-kit/server';
import Type from 'typebox';
import { ONE_LINE } from '../entities/schema-patterns.ts';
import { unauthorized } from '../http/problems.ts';
import { dataResponse } from '../http/response-schemas.ts';
import type { Services } from '../services.ts';
import { requireStaff, SESSION_COOKIE } from './authentication.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { normalizeEmail, SESSION_TTL_S, type Session, signIn } from './sign-in.ts';

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
  { language: Type.Union([Language, Type.Null({ description: 'None: the console follows the browser' })]) },
  { additionalProperties: false, examples: [{ language: 'fr' }] },
);
const SessionAnswer = dataResponse(
  Type.Object({
    accountId: Type.String(),
    email: Type.String(),
    name: Type.String({ description: 'Empty until it is entered' }),
    role: Type.Enum([...STAFF_ROLES]),
    language: Type.Optional(Language),
  }),
);

export const accountRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const login = {
    summary: 'Sign in; answers a bearer token and sets the session cookie',
    body: LoginBody,
    response: { 200: LoginAnswer },
  };
  app.post('/login', { schema: login }, async (request, reply) => {
    const email = normalizeEmail(request.body.email);
    const device = findKnownDevice(app, request, email);
    const ip = clientKey(request.ip);
    const session = await signIn(services, { email, password: request.body.password, ip, device });
    rememberDevice(app, request, reply, email);
    const accessToken = app.jwt.sign({ sid: session.id, sub: String(session.accountId) });
    // Scripts cannot read it.
    reply.setCookie(SESSION_COOKIE, accessToken, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: SESSION_TTL_S,
    });
    return { code: 200 as const, data: [{ accessToken, expiresIn: SESSION_TTL_S, ...languageOf(session) }] };
  });

  const current = {
    summary: 'The session of the caller; 401 without one',
    response: { 200: SessionAnswer },
  };
  app.get('/session', { schema: current, onRequest: requireStaff }, async ({ session }) => describeSession(session));

  const change = {
    summary: "Change the language of the caller's account, for all of its sessions",
    body: SessionBody,
    response: { 200: SessionAnswer },
  };
  app.put('/session', { schema: change, onRequest: requireStaff }, async ({ session, body: { language } }) => {
    if (!session) throw unauthorized();
    await services.database
      .updateTable('staff_accounts')
      .set({ language })
      .where('id', '=', session.accountId)
      .execute();
    return describeSession({ ...session, language: language ?? undefined });
  });

  const logout = { summary: 'End the session', response: { 200: dataResponse(Type.Never()) } };
  // Succeeds without a session too.
  app.post('/logout', { schema: logout }, async ({ session }, reply) => {
    if (session) await services.database.deleteFrom('staff_sessions').where('id', '=', session.id).execute();
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
