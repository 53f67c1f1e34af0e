import './exit-with-parent.mjs';

const { startDevServer } = await import('../../shared-kit/build/dev-server.mjs');
const showProblems = await startDevServer();
process.on('message', ({ problems }) => showProblems(problems));
process.send?.('listening');
