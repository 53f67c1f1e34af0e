import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { singletons } from './server.tsx';

/** The table of the builds is an ES module, which Jest cannot load. */
const TABLE = path.join(__dirname, '../../shared-kit/build/shared-singletons.mjs');
const PRINT = 'import(process.argv[1]).then((table) => console.log(JSON.stringify(table.SINGLETON_NAMES)))';

test('the host provides exactly the modules that server builds of remotes leave out', () => {
  const names: string[] = JSON.parse(execFileSync(process.execPath, ['-e', PRINT, TABLE], { encoding: 'utf8' }));
  expect(Object.keys(singletons).sort()).toEqual(names.sort());
});
