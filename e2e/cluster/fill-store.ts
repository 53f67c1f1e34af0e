import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const COMMANDS = path.join(import.meta.dirname, '../../deployment/dist');

/** Fills an empty store as an installation does: with the builds of the checkout, and the page that nginx shows without a gateway. */
export async function fillStore(env: NodeJS.ProcessEnv & { readonly RELEASE_STORE: string }): Promise<void> {
  for (const command of ['local-stack/fill-release-store.js', 'write-unavailable-page.js'])
    await promisify(execFile)(process.execPath, [path.join(COMMANDS, command)], { env });
}
