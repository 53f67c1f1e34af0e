/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';

/** The function is in an ES module, which Jest cannot load. */
const SCRIPT = path.join(__dirname, '../../scripts/development/reserve-port.mjs');
const CALL = `import(process.argv[1]).then(async ({ reservePort }) => {
  const { port, release } = await reservePort(0);
  process.once('message', async () => {
    await release();
    process.send('released');
  });
  process.send(port);
})`;

let holder: ChildProcess;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  holder.kill();
});

test('a reserved port is released although an open tab is connected to it and asks for a page', async () => {
  holder = spawn(process.execPath, ['-e', CALL, SCRIPT], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [port] = (await once(holder, 'message')) as [number];
  const silent = connect({ port, host: '127.0.0.1' });
  sockets.push(silent);
  await once(silent, 'connect');
  const answer = await fetch(`http://127.0.0.1:${port}/cars`);
  expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '1']);
  expect(await answer.text()).toContain('starting');

  holder.send('release');
  expect(await once(holder, 'message')).toEqual(['released', undefined]);
  await expect(fetch(`http://127.0.0.1:${port}/cars`)).rejects.toThrow();
});
