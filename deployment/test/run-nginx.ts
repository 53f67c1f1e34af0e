import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns the path of an installed nginx; undefined when there is none. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

/**
 * Starts an nginx that serves `site` on `port`, writes its files into `folder` only and reads nothing of `/etc/nginx`.
 * @returns the function that stops it
 * @throws Error with the output of nginx when it rejects its configuration
 */
export async function runNginx(
  binary: string,
  options: { folder: string; site: string; port: number },
): Promise<() => Promise<void>> {
  const { folder, site, port } = options;
  await mkdir(folder, { recursive: true });
  const own = site.replaceAll('/var/log/nginx/', `${folder}/`).replaceAll('/etc/nginx/', `${folder}/`);
  await writeFile(path.join(folder, 'site.conf'), own);
  await writeFile(path.join(folder, 'nginx.conf'), await mainFile());
  const child = spawn(binary, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'exit');
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${errors}`);
    if (await isOpen(port)) return () => stop(child, ended);
    await sleep(50);
  }
  child.kill('SIGTERM');
  throw new Error(`nginx does not listen on ${port}: ${errors}`);
}

/** Returns the shipped main file, with one worker. Run by root, nginx would start it as a user without access to the test's folder. */
async function mainFile(): Promise<string> {
  const shipped = await readFile(path.resolve(import.meta.dirname, '../infrastructure/nginx/nginx.conf'), 'utf8');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  return shipped
    .replace(/^user .*/m, process.getuid?.() === 0 ? 'user root;' : '')
    .replace('worker_processes auto;', 'worker_processes 1; daemon off;')
    .replace('/run/nginx.pid', 'nginx.pid')
    .replace('include /etc/nginx/conf.d/*.conf;', ['access_log off;', ...folders, 'include site.conf;'].join('\n'));
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}
