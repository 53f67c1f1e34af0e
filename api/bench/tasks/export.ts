import type { Bench, Result } from '../bench.ts';
import type { BenchResult } from '../bench-result.ts';
import { createMemoryBaseline } from '../create-memory-baseline.ts';
import type { Request } from '../load.ts';
import { summarizeRounds } from '../summarize-rounds.ts';

const ROWS = 10_000;
const ROUNDS = 9;

interface Download {
  readonly firstByte: number;
  readonly whole: number;
}

/** Measures the time to the first byte and to the end of an export of 10,000 bookings: API, one large query, memory. */
export async function measureExport(bench: Bench, format: 'csv' | 'xlsx'): Promise<Result[]> {
  const body = {
    query: [{ field: 'id', operator: 'lte', value: ROWS }],
    sort: { field: 'createdAt', direction: 'ascending' },
  };
  const api: Request = { method: 'POST', path: `/api/entities/CarsBooking/export?format=${format}`, body };
  const memory = await createMemoryBaseline(bench, api);
  const thin: Request = { method: 'POST', path: '/export', body: { rows: ROWS } };
  const sides = [
    { side: 'API', ask: () => download(bench.api, api, bench.token) },
    { side: 'thin, one query, csv', ask: () => download(bench.thin, thin) },
    { side: 'memory', ask: () => download(bench.thin, memory) },
  ];
  const found = new Map<string, Download[]>(sides.map(({ side }) => [side, []]));
  for (let round = -1; round < ROUNDS; round += 1)
    for (const { side, ask } of sides) {
      const times = await ask();
      if (round >= 0) found.get(side)?.push(times);
    }
  const lines = (part: keyof Download) =>
    summarizeRounds(new Map([...found].map(([side, all]) => [side, all.map((one) => figuresOf(one[part]))])));
  return [
    { title: `export of 10,000 bookings, ${format}, first byte`, lines: lines('firstByte') },
    { title: `export of 10,000 bookings, ${format}, whole`, lines: lines('whole') },
  ];
}

function figuresOf(time: number): BenchResult {
  return { perSecond: 1_000 / time, p50: time, p99: time, processor: Number.NaN };
}

async function download(origin: string, { method, path, body }: Request, token?: string): Promise<Download> {
  const start = performance.now();
  const answer = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok || !answer.body) throw new Error(`${path} responded with ${answer.status}`);
  let firstByte: number | undefined;
  for await (const _ of answer.body) firstByte ??= performance.now() - start;
  return { firstByte: firstByte ?? Number.NaN, whole: performance.now() - start };
}
