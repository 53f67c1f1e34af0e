import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const ADMIN = { email: 'owner@example.com', password: 'a-password-for-tests-only' };

const START_TIMEOUT_MS = 180_000;

const run = promisify(execFile);

export interface StartedProduct {
  /** `http://localhost:41234` */
  readonly address: string;
  readonly dataFolder: string;
  readonly releaseStore: string;
  /** Folder with the e-mails to customers as `.eml` files. */
  readonly outbox: string;
  /** Id of the command's process. */
  readonly pid: number;
  /** What it has written so far, with the logs of its servers. */
  readonly output: () => string;
  /** Settles when the command has ended. */
  readonly ended: Promise<void>;
  /** Stops the command if it is running. */
  end(): Promise<void>;
  /** Stops the command and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts a product in an empty folder, stops it, and returns its data, so that later starts do not create database,
 * pictures and releases.
 */
export async function prepareData(): Promise<string> {
  const { dataFolder, end } = await startProduct();
  await end();
  return dataFolder;
}

/**
 * Starts the product as described in the README, on a free port, with a copy of `E2E_PREPARED_DATA` as data folder and
 * release store.
 * @param settings further environment variables
 * @param options.command `npm start`, or the command that it runs
 * @param options.isGroupLeader whether the command leads a process group of its own, as in a terminal
 * @param options.isAgency whether it has the fleet and the bookings of `npm run demo`
 */
export async function startProduct(
  settings: NodeJS.ProcessEnv = {},
  {
    command = 'node',
    isGroupLeader = false,
    isAgency = false,
  }: { command?: 'npm' | 'node'; isGroupLeader?: boolean; isAgency?: boolean } = {},
): Promise<StartedProduct> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'e2e-data-'));
  const prepared = process.env.E2E_PREPARED_DATA;
  if (prepared) await copyFolder(prepared, dataFolder);
  if (isAgency)
    await run(process.execPath, [path.join(__dirname, '../api/dist/demo-command.js')], {
      env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
    });
  const releaseStore = path.join(dataFolder, 'releases');
  const [program, words] =
    command === 'npm' ? ['npm', ['start']] : [process.execPath, [path.join(__dirname, '../scripts/start.mjs')]];
  const product = spawn(program, words, {
    cwd: path.join(__dirname, '..'),
    detached: isGroupLeader,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      RELEASE_STORE: releaseStore,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT: 'off',
      DATABASE_URL: '',
      SMTP_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [product.stdout, product.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const end = async () => {
    if (product.exitCode === null && product.signalCode === null) product.kill('SIGTERM');
    await ended;
  };
  return {
    address: await readAddress(product, () => output),
    output: () => output,
    dataFolder,
    releaseStore,
    outbox: path.join(dataFolder, 'outbox'),
    pid: product.pid as number,
    ended,
    end,
    async stop() {
      await end();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function copyFolder(from: string, to: string): Promise<void> {
  // The copy function of Node takes a hundred times the processor time.
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await run('cp', ['-R', `${from}/.`, to]);
}

/** Returns the URL of the site from the output of the command. */
function readAddress(product: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      product.kill('SIGTERM');
      reject(new Error(`${reason}. It said:\n${output()}`));
    };
    const timer = setTimeout(() => fail('The product did not start in time'), START_TIMEOUT_MS);
    const read = () => {
      const address = /The site\s+(http:\/\/\S+)/.exec(output())?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    product.stdout?.on('data', read);
    product.stderr?.on('data', read);
    product.once('exit', (code) => fail(`The product ended with code ${code}`));
  });
}
