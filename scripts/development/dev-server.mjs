import './exit-with-parent.mjs';
import path from 'node:path';
import { reservePort } from './reserve-port.mjs';

const [firstPort] = process.argv.slice(2);
const { port, release } = await reservePort(Number(firstPort));
if (port !== Number(firstPort))
  process.stderr.write(`Port ${firstPort} is already in use: ${path.basename(process.cwd())} is served on ${port}\n`);
// Read by the configuration of the bundler.
process.env.DEV_PORT = String(port);
const { startDevServer } = await import('../../shared-kit/build/dev-server.mjs');
const showProblems = await startDevServer(release);
process.on('message', ({ problems }) => showProblems(problems));
process.send?.({ port });
