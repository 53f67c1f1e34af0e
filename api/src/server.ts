import type { FirstAdmin } from './auth/create-first-admin.ts';
import { notifyParent } from './notify-parent.ts';
import { startServer } from './start-server.ts';

let firstAdmin: FirstAdmin | undefined;
let isListening = false;
/** Known once the server has started; before, there is nothing to finish. */
let stopServer: (() => Promise<void>) | undefined;
let isStopping = false;

// A command that started the server (see notifyParent) stops it: it also gets the terminal's Ctrl-C, and has calls of its
// own to finish first.
process.on('SIGINT', () => process.connected || stop());
process.on('SIGTERM', stop);
// Without that command the server has nobody to serve.
process.on('disconnect', stop);

try {
  stopServer = await startServer(process.env, {
    onFirstAdmin(admin) {
      firstAdmin = admin;
      // A database that answered late: the parent knows the port already.
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

/** One line that says what is wrong, for a person and for the command that started the server. */
function fail(error: unknown): void {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
  // The command that started the server shows the line; without one, it stands on standard error.
  if (!process.send) process.stderr.write(`${message}\n`);
  notifyParent({ type: 'failed', message });
  process.exitCode = 1;
  // The message to the parent is on its way; what is still open must not keep the process.
  setTimeout(() => process.exit(1), 50);
}
