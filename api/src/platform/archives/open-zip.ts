import { on } from 'node:events';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';

export interface Zip {
  /** Yields its files in order; only once. Each may be read until the next is asked for. */
  entries(): AsyncGenerator<Entry>;
  /** Opens a file; the stream fails when it unpacks to another size than the archive says. */
  read(entry: Entry): Promise<Readable>;
  close(): void;
}

/** Opens a ZIP archive. Its paths are relative and stay inside. @throws Error when it is none, or damaged */
export async function openZip(source: Buffer | string): Promise<Zip> {
  const file = await new Promise<ZipFile>((resolve, reject) => {
    const options: Options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true };
    const done = (error: Error | null, opened?: ZipFile) => (opened ? resolve(opened) : reject(error));
    if (typeof source === 'string') yauzl.open(source, options, done);
    else yauzl.fromBuffer(source, options, done);
  });
  return {
    async *entries() {
      const found = on(file, 'entry', { close: ['end'] });
      file.readEntry();
      for await (const [entry] of found) {
        yield entry as Entry;
        file.readEntry();
      }
    },
    read: (entry) =>
      new Promise((resolve, reject) => {
        file.openReadStream(entry, (error, stream) => (stream ? resolve(stream) : reject(error)));
      }),
    close: () => file.close(),
  };
}
