import { resolve } from 'node:path';
import { copyFiles, isBucket, openFileStore } from 'shared-kit/server';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run files -- move FROM TO [--delete]
FROM and TO are folders, or s3://bucket/prefix.`;
const EVERY = 1_000;

await runCommand(async () => {
  const [action, fromName, toName, flag] = process.argv.slice(2);
  if (action !== 'move' || !fromName || !toName || (flag !== undefined && flag !== '--delete')) throw new Error(USAGE);
  const open = (location: string) =>
    openFileStore(process.env, location, isBucket(location) ? location : resolve(process.env.INIT_CWD ?? '', location));
  const [from, to] = [open(fromName), open(toName)];
  if (from.name === to.name) throw new Error(USAGE);
  const { copied, same } = await copyFiles(from, to, {
    deletes: flag === '--delete',
    onFile(counts) {
      const count = counts.copied + counts.same;
      if (count % EVERY === 0) process.stderr.write(`${count} files\n`);
    },
  });
  return [
    `${copied} files copied to ${to.name}, ${same} were there; each has the hash that it has in ${from.name}`,
    flag ? `They are no longer in ${from.name}` : `They are still in ${from.name}: remove them when nothing reads them`,
  ];
});
