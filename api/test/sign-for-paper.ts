import { sql } from 'kysely';
import { DEFAULT_SITE_SETTINGS, type HandoverDirection, type HandoverValues, type LocaleCode } from 'shared-kit/domain';
import { createPapers } from '../src/messages/papers/create-papers.ts';
import { inTransaction } from '../src/platform/database/in-transaction.ts';
import { NOON, type TestApi } from './start-test-api.ts';

const STROKES = [
  [
    { x: 0.1, y: 0.1 },
    { x: 0.5, y: 0.2 },
    { x: 0.8, y: 0.05 },
  ],
];

interface Signed {
  readonly id: string;
  readonly bookingId: number;
  readonly direction: HandoverDirection;
  readonly values: HandoverValues;
  readonly locale: LocaleCode;
}

/** Signs a hand-over of the car `duster`, a return with a charge of 30 for fuel, and writes its paper. */
export async function signForPaper(api: TestApi, { id, bookingId, direction, values, locale }: Signed): Promise<void> {
  const signature = {
    signerName: 'Wang',
    strokes: STROKES,
    sentence: 'Je suis d’accord (100 %).',
    locale,
    place: values.place,
  };
  const papers = createPapers({ site: DEFAULT_SITE_SETTINGS, clock: () => api.time.now });
  const at = NOON.toISOString();
  await inTransaction(api.database, async (transaction) => {
    await transaction
      .insertInto('handovers')
      .values({
        ...{ id, direction, booking_id: bookingId, car_id: 'duster', values: JSON.stringify(values) },
        ...{ created_at: at, updated_at: at, signed_at: at, signed_by: 1, signature: JSON.stringify(signature) },
      })
      .execute();
    if (direction === 'return')
      await sql`INSERT INTO booking_charges (booking_id, handover_id, kind, label, quantity, unit_amount, amount, created_at)
        VALUES (${bookingId}, ${id}, 'fuel', 'Missing fuel', 2, 15, 30, ${at})`.execute(transaction);
    await (direction === 'pickup' ? papers.agreement(transaction, id) : papers.returnSheet(transaction, id));
  });
}
