import { APPS } from './root.mjs';

// Prints what the workflow "in order" passes to the release of each application. The host's job tests all parts.
const inputs = Object.entries(APPS).map(([workspace, app]) => ({
  app,
  workspace,
  parts: app === 'host' ? '' : `-w shared-kit -w ${workspace}`,
}));
process.stdout.write(`list=${JSON.stringify(inputs)}\n`);
