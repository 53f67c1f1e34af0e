import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/**
 * Returns a function that maps the positions in a stack from server builds to sources, such as
 * `host/src/app/app.tsx:12`. Positions in a build without a source map stay.
 * @param files paths of the server builds
 */
export function createStackMapper(files: readonly string[]): (stack: string) => string {
  const maps = new Map<string, SourceMap | undefined>();
  function originOf(file: string, line: number, column: number): string | undefined {
    // Read at the first failure, since most builds never fail.
    if (!maps.has(file)) maps.set(file, readSourceMap(`${file}.map`));
    const entry = maps.get(file)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry) || entry.generatedLine !== line - 1) return undefined;
    return `${entry.originalSource}:${entry.originalLine + 1}`;
  }
  return (stack) =>
    files.reduce((text, file) => {
      const position = new RegExp(`${file.replaceAll(/[^\w/]/g, '\\$&')}:(\\d+):(\\d+)`, 'g');
      return text.replaceAll(position, (found, line, column) => originOf(file, Number(line), Number(column)) ?? found);
    }, stack);
}

function readSourceMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
