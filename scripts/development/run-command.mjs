import './end-with-parent.mjs';
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

// Stands between this checkout's start and a command that would survive it.
// What is being developed comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const [command = '', ...args] = process.argv.slice(2);
spawn(command, args, { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
