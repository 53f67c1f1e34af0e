import { EMAIL_PATTERN } from 'shared-kit/domain';
import Type from 'typebox';
import { requireStaff } from '../auth/authentication.ts';
import { ONE_LINE } from '../entities/text-patterns.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

const MailBody = Type.Object(
  {
    to: Type.String({ pattern: EMAIL_PATTERN, maxLength: 254, description: 'One address' }),
    subject: Type.String({ pattern: ONE_LINE, maxLength: 200 }),
    body: Type.String({ pattern: '\\S', maxLength: 20_000 }),
    html: Type.Optional(Type.Literal(false, { description: 'Plain text only' })),
  },
  { additionalProperties: false },
);

/** `POST /api/mailing/send` (spec §7); the words of its failure are the specification's (spec §8). */
export function addMailingRoute(app: RouteScope, { mailer }: Services): void {
  const options = { schema: { body: MailBody }, onRequest: requireStaff };
  app.post('/api/mailing/send', options, async ({ body: { to, subject, body }, log }) => {
    try {
      return { code: 200, data: [{ messageId: await mailer.send({ to, subject, body }) }] };
    } catch (error) {
      // The error of a mail server repeats the address; its code does not.
      log.error({ code: (error as { code?: string }).code }, 'mail was not taken');
      throw new ApiProblem(502, 'mail_failed', 'Failed to send email. Please try again.');
    }
  });
}
