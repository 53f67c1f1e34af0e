import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { writeFileAtomic } from 'shared-kit/server';

/** Time limit when a request waits for the e-mail: below the 10 seconds of the proxies in front. */
const SENDING_TIMEOUT_MS = 8_000;
/**
 * Time limit in the background: mail servers that scan the content reply late, and may have accepted an e-mail that is
 * reported as failed.
 */
const BACKGROUND_TIMEOUT_MS = 60_000;

/** SMTP commands whose refusal is of a recipient or of an e-mail. */
const OF_ONE_MAIL = new Set<unknown>(['RCPT TO', 'DATA']);

/** The content of an e-mail, without its addresses. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar file. */
  readonly calendar?: string;
  /** A PDF file. */
  readonly pdf?: { readonly name: string; readonly bytes: Buffer };
  /** Further files. */
  readonly files?: readonly { readonly name: string; readonly bytes: Buffer; readonly contentType: string }[];
}

/** An e-mail to one person. */
export interface AddressedEmail extends Email {
  /** `<…@…>`; the same in each attempt, so that mail servers recognize a repetition. */
  readonly messageId: string;
  readonly to: string;
}

export interface Mailer {
  /** Folder of the e-mails where there is no mail server. */
  readonly folder?: string;
  /** Whether the mail server did not take the last e-mail, for another reason than this e-mail. */
  readonly isFailing: boolean;
  /**
   * Sends an e-mail, or writes it to a file.
   * @param isInBackground whether nobody waits for it
   * @throws Error when it could not be sent, nodemailer's
   */
  send(email: AddressedEmail, isInBackground: boolean): Promise<'sent' | 'written'>;
}

export interface MailSettings {
  /** URL of the mail server; without one, e-mails are written to the folder. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Absolute path of the folder for e-mails as `.eml` files. */
  readonly outboxDir: string;
  /** Time limits of sending one e-mail. */
  readonly sendingTimeoutMs?: number;
  readonly backgroundTimeoutMs?: number;
}

/**
 * Creates a mailer over SMTP or into the folder. After the time limit the connection to the mail server is closed,
 * so that an e-mail that was reported as failed is not sent later.
 */
export function createMailer({
  smtpUrl,
  from,
  outboxDir,
  sendingTimeoutMs = SENDING_TIMEOUT_MS,
  backgroundTimeoutMs = BACKGROUND_TIMEOUT_MS,
}: MailSettings): Mailer {
  const options = { disableFileAccess: true, disableUrlAccess: true };
  const compose = ({ to, calendar, pdf, files = [], ...email }: AddressedEmail): SendMailOptions => ({
    ...email,
    from,
    // An object, so that the e-mail is not parsed as a list of recipients.
    to: { name: '', address: to },
    // Suppresses automatic replies such as "out of office".
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [
      ...(calendar
        ? [{ filename: 'booking.ics', content: calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }]
        : []),
      ...(pdf ? [{ filename: pdf.name, content: pdf.bytes, contentType: 'application/pdf' }] : []),
      ...files.map(({ name, bytes, contentType }) => ({ filename: name, content: bytes, contentType })),
    ],
  });

  if (smtpUrl) {
    const transport = nodemailer.createTransport({ url: smtpUrl, ...options });
    let isFailing = false;
    return {
      get isFailing() {
        return isFailing;
      },
      async send(email, isInBackground) {
        // Nodemailer's timeouts apply per step and add up.
        const signal = AbortSignal.timeout(isInBackground ? backgroundTimeoutMs : sendingTimeoutMs);
        try {
          await transport.sendMail({ ...compose(email), signal });
          isFailing = false;
        } catch (error) {
          isFailing = !OF_ONE_MAIL.has((error as { readonly command?: unknown }).command);
          throw error;
        }
        return 'sent';
      },
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, ...options });
  return {
    folder: outboxDir,
    isFailing: false,
    async send(email) {
      const { message } = await transport.sendMail(compose(email));
      await mkdir(outboxDir, { recursive: true, mode: 0o700 });
      const id = email.messageId.replace(/^<|@.*$/g, '').replace(/[^\w.-]/g, '_');
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
      await writeFileAtomic(join(outboxDir, name), message as Buffer, { mode: 0o600 });
      return 'written';
    },
  };
}
