import { readFile } from 'node:fs/promises';
import { parseAllDocuments } from 'yaml';

/** What a test reads of a document, whose shape it asks about rather than knows. */
// biome-ignore lint/suspicious/noExplicitAny: the documents are of many kinds, and a missing field fails the test
export type Yaml = any;

/** Every document of a file, anchors and merges resolved. @throws Error for what is no YAML */
export async function readYaml(file: string): Promise<Yaml[]> {
  return parseAllDocuments(await readFile(file, 'utf8'), { merge: true }).map((document) => {
    const [error] = [...document.errors, ...document.warnings];
    if (error) throw new Error(`${file}: ${error.message}`);
    return document.toJS();
  });
}
