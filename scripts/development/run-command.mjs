import './end-with-parent.mjs';
import { spawn } from 'node:child_process';

// Stands between this checkout's start and a command that would survive it.
const [command = '', ...args] = process.argv.slice(2);
spawn(command, args, { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
