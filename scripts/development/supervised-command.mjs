import './exit-with-parent.mjs';
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

// Runs a command and kills it when the parent process exits. Low priority, in favour of the developed applications.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const [command = '', ...args] = process.argv.slice(2);
spawn(command, args, { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
