import { writeContractSnapshot } from './contract-snapshot.mjs';

const problem = await writeContractSnapshot();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
