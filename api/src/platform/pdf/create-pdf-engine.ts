import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createSerialQueue } from '../create-serial-queue.ts';
import { type MadePaper, PAPERS } from './paper-channel.ts';

/** Resolves from `src` and from `dist`. */
const PROGRAM = fileURLToPath(new URL('../../../papers/pdf-process.mjs', import.meta.url));
/** Time limit of a paper, with the start of the process. */
const TIMEOUT_MS = 10_000;
/** A process that holds more after a paper is replaced. */
const MAX_MEMORY = 150_000_000;
/** A process that holds more while it makes a paper is ended, and the paper fails. */
const MAX_MEMORY_AT_WORK = 2 * MAX_MEMORY;
const WATCH_INTERVAL_MS = 50;
/** Without papers for so long, the process ends and its memory is free. */
const IDLE_MS = 60_000;
const PAGE_BYTES = 4_096;

/** Makes PDF files of papers, in a process of its own: a paper that fails, hangs or takes all memory costs itself only. */
export interface PdfEngine {
  /**
   * Returns a tagged PDF/A-2b; the same bytes for the same paper.
   * @param paper JSON of a `PaperContent`, and its fingerprint
   * @throws Error that says why it failed
   */
  render(paper: string): Promise<Buffer>;
  close(): void;
}

interface Limits {
  readonly program?: string;
  readonly timeoutMs?: number;
  readonly maxMemoryAtWork?: number;
  readonly idleMs?: number;
}

interface Answer {
  readonly pdf?: Uint8Array;
  readonly error?: string;
  /** Bytes. */
  readonly memory: number;
}

/** Returns an engine, whose process starts with the first paper. */
export function createPdfEngine(limits: Limits = {}): PdfEngine {
  const { program = PROGRAM, timeoutMs = TIMEOUT_MS, maxMemoryAtWork = MAX_MEMORY_AT_WORK, idleMs = IDLE_MS } = limits;
  const enqueue = createSerialQueue();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function render(paper: string): Promise<Buffer> {
    clearTimeout(idle);
    // Without the secrets of this process's environment.
    child ??= fork(program, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    try {
      const { pdf, error, memory } = await ask(child, paper, { timeoutMs, maxMemoryAtWork });
      if (memory > MAX_MEMORY) end();
      else idle = setTimeout(end, idleMs).unref();
      if (!pdf) throw new Error(error);
      return Buffer.from(pdf);
    } catch (error) {
      if (error instanceof LostProcess) end();
      throw error;
    }
  }
  async function renderAndPublish(paper: string): Promise<Buffer> {
    const begin = performance.now();
    const publish = (result: MadePaper['result']) =>
      PAPERS.publish({ result, ms: performance.now() - begin } satisfies MadePaper);
    try {
      const pdf = await enqueue(() => render(paper));
      publish('made');
      return pdf;
    } catch (error) {
      publish(error instanceof LostProcess ? 'lost' : 'refused');
      throw error;
    }
  }
  return { render: renderAndPublish, close: end };
}

/** The process has ended or was ended before it answered. */
class LostProcess extends Error {}

/** @throws LostProcess */
async function ask(
  child: ChildProcess,
  paper: string,
  { timeoutMs, maxMemoryAtWork }: Required<Pick<Limits, 'timeoutMs' | 'maxMemoryAtWork'>>,
): Promise<Answer> {
  const done = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      const { signal } = done;
      const lose = (reason: string) => reject(new LostProcess(reason));
      const timeout = setTimeout(() => lose(`It took longer than ${timeoutMs} ms`), timeoutMs);
      const watch = setInterval(async () => {
        if ((await residentMemory(child.pid)) > maxMemoryAtWork) lose('It took too much memory');
      }, WATCH_INTERVAL_MS);
      const onExit = (code: number | null) => lose(`Its process ended with ${code}`);
      child.once('message', resolve).once('exit', onExit).once('error', reject);
      signal.addEventListener('abort', () => {
        clearTimeout(timeout);
        clearInterval(watch);
        child.off('message', resolve).off('exit', onExit).off('error', reject);
      });
      child.send({ paper }, (error) => error && lose(error.message));
    });
  } finally {
    done.abort();
  }
}

/** Returns the memory of a process in bytes; 0 where the operating system has no `/proc`. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}
