import { hash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, agencyToday } from 'shared-kit/domain';
import sharp from 'sharp';
import { exampleRequest } from '../../test/examples.ts';
import { createKillableServer, type KillableServer } from '../../test/killable-server.ts';
import type { Handover } from './read-handovers.ts';

const ROUNDS = 3;
/** Rentals in each round, each handed over and taken back at the same time as the others. */
const RENTALS = 6;
const STROKES = [Array.from({ length: 12 }, (_, index) => ({ x: 0.2 + index / 20, y: 0.2 + (index % 2) / 20 }))];
const SIGNING = { signerName: 'Amélie', strokes: STROKES, sentence: 'As described.', locale: 'fr' };
const CLEANING = { kind: 'other', label: 'Cleaning', quantity: 1, unitAmount: 30, amount: 30 };

let server: KillableServer;

beforeAll(async () => {
  server = await createKillableServer('kill-while-signing');
});
afterAll(() => server.close());

interface Rental {
  readonly bookingId: number;
  readonly pickupId: string;
  readonly returnId: string;
  readonly photo: Buffer;
  /** Number of steps that were answered. */
  done: number;
}

/** The steps of a rental. Each may be repeated; a form that is signed refuses values only. */
const STEPS: readonly ((rental: Rental) => Promise<{ status: number; type: string | undefined }>)[] = [
  ({ bookingId, pickupId }) => server.call('POST', '/api/handovers', { id: pickupId, bookingId, direction: 'pickup' }),
  ({ pickupId }) => server.call('PATCH', `/api/handovers/${pickupId}`, { values: { kilometers: 5, fuel: 8 } }),
  ({ pickupId, photo }) => server.call('PUT', `/api/handovers/${pickupId}/photos/${hash('sha256', photo)}`, photo),
  ({ pickupId }) => server.call('POST', `/api/handovers/${pickupId}/sign`, SIGNING),
  ({ bookingId, returnId }) => server.call('POST', '/api/handovers', { id: returnId, bookingId, direction: 'return' }),
  ({ returnId }) => server.call('PATCH', `/api/handovers/${returnId}`, { values: { kilometers: 9, fuel: 8 } }),
  ({ returnId }) => server.call('POST', `/api/handovers/${returnId}/sign`, { ...SIGNING, charges: [CLEANING] }),
];

async function work(rental: Rental, from = 0): Promise<void> {
  for (let step = from; step < STEPS.length; step += 1) {
    const { status, type } = (await STEPS[step]?.(rental)) ?? { status: 0 };
    expect([step, status === 409 ? type : status]).toEqual([step, type === 'handover_signed' ? type : 200]);
    rental.done = Math.max(rental.done, step + 1);
  }
}

async function handoversOf({ bookingId }: Rental): Promise<Handover[]> {
  return (await server.call('GET', `/api/handovers?bookingId=${bookingId}`)).data as Handover[];
}

/** Returns what papers of the rentals there are, and their files, which are drawn when they are read first. */
async function readPapers(rentals: readonly Rental[]) {
  const papers: { readonly kinds: readonly string[]; readonly files: readonly string[] }[] = [];
  for (const { bookingId } of rentals) {
    const { data } = await server.call('GET', `/api/documents?bookingId=${bookingId}`);
    const documents = (data as { id: number; kind: string }[]).toSorted((one, other) =>
      one.kind.localeCompare(other.kind),
    );
    const files = documents.map(async ({ id }) => {
      const response = await server.send('GET', `/api/documents/${id}/file`);
      return Buffer.from(await response.arrayBuffer()).toString('latin1');
    });
    papers.push({ kinds: documents.map(({ kind }) => kind), files: await Promise.all(files) });
  }
  return papers;
}

test(`what was answered survives kill -9, ${ROUNDS} times, and the rest can be repeated: nothing is lost or doubled`, async () => {
  let day = addDays(agencyToday(new Date(), '+00:00'), 60);
  const all: Rental[] = [];
  await server.start();
  for (let round = 0; round < ROUNDS; round += 1) {
    const rentals = await Promise.all(
      Array.from({ length: RENTALS }, async (_, nth) => {
        day = addDays(day, 1);
        const request = exampleRequest({
          carId: 'dacia-duster-k7m2',
          unitPrice: 42,
          pickupDate: day,
          dropoffDate: day,
        });
        const background = { r: round, g: nth, b: 9 };
        const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
          .png()
          .toBuffer();
        const [booking] = (await server.call('POST', '/api/bookings', request)).data as { id: number }[];
        return { bookingId: booking?.id ?? 0, pickupId: randomUUID(), returnId: randomUUID(), photo, done: 0 };
      }),
    );
    all.push(...rentals);
    // In each round after other steps.
    const limit = 5 + round * 8;
    const killer = setInterval(() => {
      if (rentals.reduce((sum, { done }) => sum + done, 0) >= limit) void server.kill();
    }, 1);
    const ended = await Promise.allSettled(rentals.map((rental) => work(rental)));
    clearInterval(killer);
    expect(ended.some(({ status }) => status === 'rejected')).toBe(true);
    await server.kill();

    await server.start();
    for (const rental of all) {
      const [pickup, back] = await handoversOf(rental);
      const { done } = rental;
      expect([done, pickup !== undefined || done < 1, pickup?.values.fuel === 8 || done < 2]).toEqual([
        done,
        true,
        true,
      ]);
      expect([done, pickup?.photos.length === 1 || done < 3, back !== undefined || done < 5]).toEqual([
        done,
        true,
        true,
      ]);
      expect([done, back?.charges.length === 1 || done < 7]).toEqual([done, true]);
      // Signed and out, or neither.
      const [{ status } = { status: '' }] = (
        await server.call('POST', '/api/entities/CarsBooking/search', {
          query: [{ field: 'id', operator: 'EQ', value: rental.bookingId }],
        })
      ).data as { status: string }[];
      expect(status).toBe(back?.signedAt ? 'returned' : pickup?.signedAt ? 'out' : 'requested');
      await work(rental);
    }
  }
  for (const rental of all) {
    const [pickup, back, ...more] = await handoversOf(rental);
    expect([pickup?.photos.length, back?.charges, more]).toEqual([1, [CLEANING], []]);
    const fileId = pickup?.photos[0]?.fileId;
    const response = await server.send('GET', `/api/photos/${fileId}`);
    // Complete: it can be decoded to its last line.
    expect((await sharp(Buffer.from(await response.arrayBuffer())).stats()).isOpaque).toBe(true);
  }
  // Killed between a signature and its papers, or while they were drawn: each is there once, and stays byte by byte.
  const papers = await readPapers(all);
  expect(papers.map(({ kinds }) => kinds)).toEqual(all.map(() => ['agreement', 'return_sheet']));
  expect(papers.flatMap(({ files }) => files).filter((file) => !file.startsWith('%PDF-'))).toEqual([]);
  await server.kill();
  await server.start();
  expect(await readPapers(all)).toEqual(papers);
  const names = await readdir(join(server.folder, 'private'), { recursive: true });
  // One of each rental; what was cut off is swept later.
  expect(names.filter((name) => /\/[\w-]{22}$/.test(name)).length).toBeGreaterThanOrEqual(all.length);
}, 120_000);
