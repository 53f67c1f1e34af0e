import Type from 'typebox';
import { grantSession, SESSION_COOKIE } from '../auth/authentication.ts';
import { findKnownDevice, rememberDevice } from '../auth/known-device.ts';
import { normalizeEmail, signIn } from '../auth/sign-in.ts';
import { ONE_LINE } from '../entities/text-patterns.ts';
import { clientKey } from '../http/client-key.ts';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

const LoginBody = Type.Object({
  email: Type.String({ pattern: ONE_LINE, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 1_000 }),
});

export function addAuthRoutes(app: RouteScope, services: Services): void {
  app.post('/api/auth/login', { schema: { body: LoginBody } }, async (request, reply) => {
    const email = normalizeEmail(request.body.email);
    const device = findKnownDevice(app, request, email);
    const address = clientKey(request.ip);
    const session = await signIn(services, { email, password: request.body.password, address, device });
    rememberDevice(app, request, reply, email);
    return { code: 200, data: [grantSession(app, request, reply, session)] };
  });

  // Also without a session: whoever signs out twice is signed out.
  app.post('/api/auth/logout', async ({ session }, reply) => {
    if (session) await services.database.deleteFrom('staff_sessions').where('id', '=', session.id).execute();
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
    return { code: 200, data: [] };
  });
}
