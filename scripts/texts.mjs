import { updateTexts } from './update-texts.mjs';

// `--check` changes nothing.
const problems = await updateTexts({ isCheck: process.argv.includes('--check') });
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
