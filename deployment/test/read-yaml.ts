import { readFile } from 'node:fs/promises';
import { parseAllDocuments } from 'yaml';

/**
 * Returns all documents of a YAML file with anchors and merges resolved. The type is not validated.
 * @throws Error when the file is not valid YAML, or is empty
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
