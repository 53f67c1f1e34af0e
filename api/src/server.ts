import { toOneLine } from 'shared-kit/server';
import type { FirstAdmin } from './accounts/manage-accounts.ts';
import { notifyParent } from './notify-parent.ts';
import { startServer } from './start-server.ts';

const EXIT_DELAY_MS = 50;

let firstAdmin: FirstAdmin | undefined;
let isListening = false;
/** Undefined until the server has started. */
let stopServer: (() => Promise<void>) | undefined;
let isStopping = false;

// On Ctrl-C a parent process (see notifyParent) gets SIGINT too, and stops this server after its own requests.
process.on('SIGINT', () => process.connected || stop());
process.on('SIGTERM', stop);
// The parent process has exited.
process.on('disconnect', stop);

try {
  stopServer = await startServer(process.env, {
    onFirstAdmin(admin) {
      firstAdmin = admin;
      // The database became available later: the parent already knows the port.
      if (isListening) notifyParent({ type: 'first-admin', firstAdmin: admin });
    },
    onListening(address, port) {
      isListening = true;
      notifyParent({ type: 'listening', address, port, ...(firstAdmin && { firstAdmin }) });
    },
    onFatal: fail,
  });
} catch (error) {
  fail(error);
}

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  if (stopServer) stopServer().then(() => process.exit(0), fail);
  else process.exit(0);
}

/** Ends the process with the error as one line, sent to the parent or written to stderr. */
function fail(error: unknown): void {
  const message = toOneLine(error);
  if (!process.send) process.stderr.write(`${message}\n`);
  notifyParent({ type: 'failed', message });
  process.exitCode = 1;
  // Leaves time for the message to the parent; open handles must not keep the process alive.
  setTimeout(() => process.exit(1), EXIT_DELAY_MS);
}
