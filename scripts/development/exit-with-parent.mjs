/** Kills this process and its process group when the parent process exits. Must be the first import. */
const end = () => process.kill(-process.pid, 'SIGKILL');
process.once('disconnect', end);
if (!process.connected) end();
