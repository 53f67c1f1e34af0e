import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH } from 'shared-kit/domain';
import Type from 'typebox';
import { requireStaff } from '../accounts/authentication.ts';
import { ONE_LINE } from '../entities/schema-patterns.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { dataResponse } from '../http/response-schemas.ts';
import type { Services } from '../services.ts';

const MailBody = Type.Object(
  {
    to: Type.String({ pattern: EMAIL_PATTERN, maxLength: MAX_EMAIL_LENGTH, description: 'One address' }),
    subject: Type.String({ pattern: ONE_LINE, maxLength: 200 }),
    body: Type.String({ pattern: '\\S', maxLength: 20_000 }),
    html: Type.Optional(Type.Literal(false, { description: 'Plain text only' })),
  },
  {
    additionalProperties: false,
    examples: [{ to: 'amelie@example.com', subject: 'Your booking', body: 'Hello Amélie', html: false }],
  },
);

export const mailRoute: FastifyPluginAsyncTypebox<Services> = async (app, { mailer }) => {
  const schema = {
    summary: 'Send an e-mail to one customer, plain text',
    body: MailBody,
    response: { 200: dataResponse(Type.Object({ messageId: Type.String() })) },
  };
  const options = { schema, onRequest: requireStaff, config: { timeoutMs: 0 } };
  app.post('/send', options, async ({ body: { to, subject, body }, log }) => {
    try {
      return { code: 200 as const, data: [{ messageId: await mailer.send({ to, subject, body }) }] };
    } catch (error) {
      // Not the whole error: its message contains the recipient's e-mail address.
      log.error({ code: (error as { code?: string }).code }, 'Sending e-mail failed');
      throw new ApiProblem(502, { type: 'mail_failed' }, 'Failed to send email. Please try again.');
    }
  });
};
