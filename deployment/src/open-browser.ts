import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** A message of the browser's debugging protocol. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol has hundreds of messages; each caller reads the fields of its own.
  readonly params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly result?: any;
  readonly error?: { readonly message: string };
}

export interface BrowserPage {
  /** Errors that no code of the page has caught, with their stacks. */
  readonly uncaught: readonly string[];
  /** Stacks of the first causes of the errors that the page has logged. */
  readonly logged: readonly string[];
  /** Returns the value of an expression, or undefined while another document is loaded. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface OpenBrowser {
  /** Opens an address in a tab of its own. */
  open(url: string): Promise<BrowserPage>;
  close(): Promise<void>;
}

const ARGUMENTS = [
  '--headless',
  // The sandbox is not available to root and in containers; only released code is loaded.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--remote-debugging-pipe',
];

const FIRST_CAUSE = 'function () { let error = this; while (error.cause) error = error.cause; return error.stack; }';

/**
 * Starts a Chromium with a new profile.
 * @param executable path of the program
 * @throws Error when it cannot be started
 */
export async function openBrowser(executable: string): Promise<OpenBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'start-check-'));
  const browser = spawn(executable, [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<never>((_, reject) => {
    browser.once('error', ({ message }) => reject(new Error(`CHROME_PATH: ${message}`)));
    browser.once('exit', (code, signal) => reject(new Error(`CHROME_PATH: the browser ended (${signal ?? code})`)));
  });
  ended.catch(() => undefined);
  const input = browser.stdio[3] as Writable;
  const output = browser.stdio[4] as Readable;
  // A browser that has ended is reported by `ended`.
  input.on('error', () => undefined);

  const answers = new Map<number, (message: Message) => void>();
  const pages = new Map<string, { readonly uncaught: string[]; readonly logged: string[] }>();
  let id = 0;
  async function call(method: string, params: object = {}, sessionId?: string) {
    id += 1;
    const answer = new Promise<Message>((resolve) => answers.set(id, resolve));
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await Promise.race([answer, ended]);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }
  function receive({ sessionId, ...message }: Message & { readonly sessionId?: string }): void {
    if (message.id !== undefined) answers.get(message.id)?.(message);
    const page = pages.get(sessionId ?? '');
    if (message.method === 'Runtime.exceptionThrown') {
      const { text, exception } = message.params.exceptionDetails;
      page?.uncaught.push(exception?.description ?? `${text} ${exception?.value ?? ''}`.trim());
    }
    if (message.method === 'Runtime.consoleAPICalled' && message.params.type === 'error')
      for (const { subtype, objectId } of message.params.args)
        if (subtype === 'error')
          call('Runtime.callFunctionOn', { objectId, functionDeclaration: FIRST_CAUSE, returnByValue: true }, sessionId)
            .then(({ result }) => page?.logged.push(result.value))
            .catch(() => undefined);
  }
  let rest = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) receive(JSON.parse(message));
  });

  return {
    async open(url) {
      const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
      const errors = { uncaught: [], logged: [] };
      pages.set(sessionId, errors);
      await call('Runtime.enable', {}, sessionId);
      await call('Page.navigate', { url }, sessionId);
      return {
        ...errors,
        async evaluate(expression) {
          const answer = await call('Runtime.evaluate', { expression, returnByValue: true }, sessionId).catch(
            () => undefined,
          );
          return answer?.result?.value;
        },
        async close() {
          await call('Target.closeTarget', { targetId });
          pages.delete(sessionId);
        },
      };
    },
    async close() {
      const hasEnded = browser.exitCode !== null || browser.signalCode !== null || browser.pid === undefined;
      if (!hasEnded) {
        browser.kill('SIGKILL');
        await once(browser, 'exit');
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
