import { readFile } from 'node:fs/promises';
import { parseAllDocuments } from 'yaml';

/** A document as it was parsed, unchecked: a test asks about its shape rather than knows it. */
export type Yaml = ReturnType<typeof JSON.parse>;

/** Every document of a file, anchors and merges resolved. @throws Error for what is no YAML */
export async function readYaml(file: string): Promise<Yaml[]> {
  return parseAllDocuments(await readFile(file, 'utf8'), { merge: true }).map((document) => {
    const [error] = [...document.errors, ...document.warnings];
    if (error) throw new Error(`${file}: ${error.message}`);
    return document.toJS();
  });
}
