import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';

// Prints the rows of a workbook's first sheet as JSON. A process of its own: the reader is an ES module.
const [file = ''] = process.argv.slice(2);
const { sheets } = await readXlsx(new Uint8Array(await readFile(file)));
process.stdout.write(JSON.stringify(sheets[0]?.rows));
