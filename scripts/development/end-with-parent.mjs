/** Ends this process and all of its group when its parent is gone; to be imported before anything else. */
const end = () => process.kill(-process.pid, 'SIGKILL');
process.once('disconnect', end);
if (!process.connected) end();
