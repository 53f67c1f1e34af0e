import './exit-with-parent.mjs';
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

// Runs a command that does not watch its parent itself, and kills it when the parent exits. The developed applications have
// priority over it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const [command = '', ...args] = process.argv.slice(2);
spawn(command, args, { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
