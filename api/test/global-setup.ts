import { makeDatabaseTemplates } from './database-template.ts';

export default async function globalSetup(): Promise<void> {
  await makeDatabaseTemplates();
}
