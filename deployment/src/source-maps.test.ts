import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

test.each(['api/dist/platform/settings.js', 'deployment/dist/settings.js'])(
  'a stack of %s names TypeScript lines',
  (file) => {
    const script = `import(${JSON.stringify(path.join(ROOT, file))}).then(({ readServerSettings, readSettings }) => {
    try { (readServerSettings ?? readSettings)({ PORT: 'none' }) } catch ({ stack }) { console.log(stack) }
  })`;
    const stack = execFileSync(process.execPath, ['--enable-source-maps', '-e', script], { encoding: 'utf8' });
    expect(stack).toMatch(new RegExp(`${file.replace('dist', 'src').replace(/js$/, 'ts')}:\\d+:\\d+`));
  },
);

test.each([
  ['docs/operations.md', /^ExecStart=.*$/gm, /node --enable-source-maps /],
  ['deployment/infrastructure/containers/Dockerfile', /^ENV .*NODE_OPTIONS.*$/gm, /NODE_OPTIONS=--enable-source-maps/],
  ['api/package.json', /^.*"node .*dist\/.*$/gm, /node --enable-source-maps /],
])('%s starts the servers so', (file, starts, expected) => {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').match(starts) ?? [];
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(expected);
});
