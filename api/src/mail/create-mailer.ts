import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

/** From the call to the end: staff wait for the answer, and those in front of the server wait 10 seconds. */
const SENDING_LIMIT_MS = 8_000;

export interface MailSettings {
  /** Without one, letters are written to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Absolute path of the folder that takes letters as `.eml` files. */
  readonly outboxDir: string;
  /** How long handing over one letter may take in all. */
  readonly sendingLimitMs?: number;
}

/**
 * Sends over SMTP or into the outbox folder (design §3, Settings). A mail server that keeps silent or drags on is
 * given up, its connection closed, so that a letter reported as failed is not sent behind it.
 */
export function createMailer({ smtpUrl, from, outboxDir, sendingLimitMs = SENDING_LIMIT_MS }: MailSettings): Mailer {
  const options = { disableFileAccess: true, disableUrlAccess: true };
  const compose = ({ to, subject, body }: Mail) => ({
    from,
    // As an object: an address is never parsed as a list of addresses.
    to: { name: '', address: to },
    subject,
    text: body,
  });

  if (smtpUrl) {
    const transport = nodemailer.createTransport({ url: smtpUrl, ...options });
    return {
      async send(mail) {
        // The library's own limits hold for each step, and the steps add up.
        const signal = AbortSignal.timeout(sendingLimitMs);
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
      await writeFile(join(outboxDir, `${name}.part`), message, { mode: 0o600 });
      await rename(join(outboxDir, `${name}.part`), join(outboxDir, name));
      return messageId;
    },
  };
}
