import { makeDatabaseTemplate } from './database-template.ts';

export default async function globalSetup(): Promise<void> {
  await makeDatabaseTemplate();
}
