import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** In the order of arrival. */
  readonly received: (ParsedMail & { readonly recipient: string })[];
  close(): Promise<void>;
}

/** Starts a mail server that refuses the recipient `refuse` and never replies about the recipient `slow`. */
export async function startMailServer({ refuse = '', slow = '', port = 0 } = {}): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      if (address === slow) return;
      done(address === refuse ? refusal : undefined);
    },
    onData(stream, session, done) {
      void simpleParser(stream).then((mail) => {
        received.push({ ...mail, recipient: session.envelope.rcptTo[0]?.address ?? '' });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${address.port}`, received, close: () => new Promise((done) => server.close(done)) };
}
