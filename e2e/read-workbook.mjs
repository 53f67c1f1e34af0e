import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';

// Prints the rows of a workbook's first sheet as JSON. A process of its own: the reader is an ES module.
const { sheets } = await readXlsx(new Uint8Array(await readFile(process.argv[2])));
process.stdout.write(JSON.stringify(sheets[0].rows));
