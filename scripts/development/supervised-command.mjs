import './exit-with-parent.mjs';
import { spawn } from 'node:child_process';

// Runs a command that does not watch its parent itself, and kills it when the parent exits.
const [command = '', ...args] = process.argv.slice(2);
spawn(command, args, { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
