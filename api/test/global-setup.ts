import { makeDatabaseTemplate } from './database-template.ts';

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default async function globalSetup(): Promise<void> {
  await makeDatabaseTemplate();
}
