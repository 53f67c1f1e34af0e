import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { writeFileAtomic } from 'shared-kit/server';

/** Below the 10 seconds that the proxies in front wait. */
const SENDING_TIMEOUT_MS = 8_000;

/** An e-mail to one customer, plain text only: docs/rules.md#status-emails. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

export interface Mailer {
  /** Sends an e-mail. @returns its message id @throws Error when it could not be sent */
  send(mail: Mail): Promise<string>;
}

export interface MailSettings {
  /** URL of the mail server; without one, e-mails are written to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Absolute path of the folder for e-mails as `.eml` files. */
  readonly outboxDir: string;
  /** Time limit of sending one e-mail. */
  readonly sendingTimeoutMs?: number;
}

/**
 * Creates a mailer over SMTP or into the outbox folder. After the time limit the connection to the mail server is closed,
 * so that an e-mail that was reported as failed is not sent later.
 */
export function createMailer({
  smtpUrl,
  from,
  outboxDir,
  sendingTimeoutMs = SENDING_TIMEOUT_MS,
}: MailSettings): Mailer {
  const options = { disableFileAccess: true, disableUrlAccess: true };
  const compose = ({ to, subject, body }: Mail) => ({
    from,
    // An object, so that the e-mail is not parsed as a list of recipients.
    to: { name: '', address: to },
    subject,
    text: body,
  });

  if (smtpUrl) {
    const transport = nodemailer.createTransport({ url: smtpUrl, ...options });
    return {
      async send(mail) {
        // Nodemailer's timeouts apply per step and add up.
        const signal = AbortSignal.timeout(sendingTimeoutMs);
        return (await transport.sendMail({ ...compose(mail), signal })).messageId;
      },
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, ...options });
  return {
    async send(mail) {
      const { messageId, message } = await transport.sendMail(compose(mail));
      await mkdir(outboxDir, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
      await writeFileAtomic(join(outboxDir, name), message as Buffer, { mode: 0o600 });
      return messageId;
    },
  };
}
