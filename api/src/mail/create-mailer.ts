import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

export interface MailSettings {
  /** Without one, letters are written to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Absolute path of the folder that takes letters as `.eml` files. */
  readonly outboxDir: string;
}

/** Sends over SMTP or into the outbox folder (design §3, Settings). */
export function createMailer({ smtpUrl, from, outboxDir }: MailSettings): Mailer {
  const options = { disableFileAccess: true, disableUrlAccess: true };
  const compose = ({ to, subject, body }: Mail) => ({
    from,
    // As an object: an address is never parsed as a list of addresses.
    to: { name: '', address: to },
    subject,
    text: body,
  });

  if (smtpUrl) {
    const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    const transport = nodemailer.createTransport({ url: smtpUrl, ...options, ...timeouts });
    return { send: async (mail) => (await transport.sendMail(compose(mail))).messageId };
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
