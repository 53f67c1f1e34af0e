import { verifyDocuments } from './messages/papers/verify-documents.ts';
import { openDatabaseForCommand } from './platform/database/open-database.ts';
import { readSettings } from './platform/settings.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  if (process.argv[2] !== 'verify') throw new Error('Usage: npm run documents -- verify');
  const settings = readSettings(process.env);
  const { database, migrate, close } = await openDatabaseForCommand(settings);
  try {
    await migrate();
    const { count, differences } = await verifyDocuments({ database, documentStore: settings.documentStore });
    if (differences.length > 0) process.exitCode = 1;
    return [...differences, `${count} papers, ${differences.length} differences`];
  } finally {
    await close();
  }
});
