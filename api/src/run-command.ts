import { toOneLine } from 'shared-kit/server';

/** Runs a command line tool: prints its lines on stdout, or an error as one line on stderr with exit code 1. */
export async function runCommand(command: () => Promise<readonly string[]>): Promise<void> {
  try {
    for (const line of await command()) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${toOneLine(error)}\n`);
    process.exitCode = 1;
  }
}
