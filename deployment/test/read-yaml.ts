import { readFile } from 'node:fs/promises';
import { parseAllDocuments } from 'yaml';

/**
 * Every document of a file, anchors and merges resolved, as the caller knows it: what is not there fails its test.
 * @throws Error for what is no YAML, or nothing
 */
export async function readYaml<Document>(file: string): Promise<[Document, ...Document[]]> {
  const documents = parseAllDocuments(await readFile(file, 'utf8'), { merge: true }).map((document): Document => {
    const [error] = [...document.errors, ...document.warnings];
    if (error) throw new Error(`${file}: ${error.message}`);
    return document.toJS();
  });
  const [first, ...rest] = documents;
  if (first === undefined) throw new Error(`${file}: there is nothing in it`);
  return [first, ...rest];
}
