import { APPS } from './root.mjs';

// Prints what the workflow "in order" passes to the release of each application. The host's job runs all tests in browsers.
const inputs = Object.entries(APPS).map(([workspace, app]) => {
  if (app === 'host') return { app, workspace, parts: '', 'browser-tests': '' };
  const tests = `--testPathPatterns e2e/${app} --passWithNoTests`;
  return { app, workspace, parts: `-w shared-kit -w ${workspace}`, 'browser-tests': tests };
});
process.stdout.write(`list=${JSON.stringify(inputs)}\n`);
