/** An event of a stream; heartbeats have no name. */
export interface StreamEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Opens a stream of server-sent events. Resolves when its first bytes have arrived. */
export async function openEvents(url: string, headers: Record<string, string>) {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers, signal: leaving.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  /** Returns the text up to the next empty line; undefined at the end of the stream. */
  async function readBlock(): Promise<string | undefined> {
    while (!text.includes('\n\n')) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return undefined;
      text += value;
    }
    const end = text.indexOf('\n\n');
    const block = text.slice(0, end);
    text = text.slice(end + 2);
    return block;
  }

  const first = answer.status === 200 ? await readBlock() : undefined;
  return {
    answer,
    first,
    /** Returns the next event, without heartbeats; undefined at the end of the stream. */
    async next(): Promise<StreamEvent | undefined> {
      for (let block = await readBlock(); block !== undefined; block = await readBlock()) {
        const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (name && data) return { name, data: JSON.parse(data) };
      }
      return undefined;
    },
    readBlock,
    close: () => leaving.abort(),
  };
}
