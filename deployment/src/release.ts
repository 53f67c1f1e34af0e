#!/usr/bin/env node
import { runReleaseCommand } from './run-release-command.ts';
import { readReleaseStore } from './settings.ts';

// Entry point of `release …`: the result goes to standard output, everything else to standard error.
const warn = (line: string) => process.stderr.write(`warning: ${line}\n`);
const setExitCode = (code: number) => {
  process.exitCode = code;
};
try {
  const store = readReleaseStore(process.env);
  process.stdout.write(
    `${await runReleaseCommand(store, process.argv.slice(2), { env: process.env, warn, setExitCode })}\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
