import type { FirstAdmin } from './accounts/manage-accounts.ts';
import { notifyParent } from './notify-parent.ts';
import { startServer } from './start-server.ts';

const EXIT_DELAY_MS = 50;

let firstAdmin: FirstAdmin | undefined;
let isListening = false;
/** Undefined until the server has started. */
let stopServer: (() => Promise<void>) | undefined;
let isStopping = false;

// A parent process (see notifyParent) also gets the terminal's Ctrl-C, and stops the server after its own requests.
process.on('SIGINT', () => process.connected || stop());
process.on('SIGTERM', stop);
// The parent is gone.
process.on('disconnect', stop);

try {
  stopServer = await startServer(process.env, {
    onFirstAdmin(admin) {
      firstAdmin = admin;
      // The database answered late: the parent knows the port already.
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

/** Ends the process with one line that says what is wrong: to the parent, or on standard error without one. */
function fail(error: unknown): void {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
  if (!process.send) process.stderr.write(`${message}\n`);
  notifyParent({ type: 'failed', message });
  process.exitCode = 1;
  // Time for the message to the parent; open handles must not keep the process.
  setTimeout(() => process.exit(1), EXIT_DELAY_MS);
}
