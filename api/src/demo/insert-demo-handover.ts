import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CalendarDay } from 'shared-kit/domain';
import type { Schema } from '../platform/database/schema.ts';

const DAMAGE = { view: 'left', x: 0.42, y: 0.61, kind: 'scratch', note: 'About 5 cm, through the paint' } as const;
/** Something like a name, in widths of the field. */
const STROKES = [
  Array.from({ length: 40 }, (_, index) => {
    const x = 0.15 + index * 0.016;
    return { x: round(x), y: round(0.2 + 0.06 * Math.sin(index * 0.9) - 0.02 * Math.cos(index * 0.35)) };
  }),
];

/** Inserts the signed hand-over of a car that is out since before today, with an open scratch. */
export async function insertDemoHandover(transaction: Transaction<Schema>, today: CalendarDay): Promise<void> {
  const booking = await transaction
    .selectFrom('bookings')
    .select(['id', 'car_id', 'pickup_date', 'customer_name', 'driver_license', 'locale'])
    .where('status', '=', 'out')
    .where('pickup_date', '<', today)
    .orderBy('pickup_date', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!booking) return;
  const id = randomUUID();
  const at = `${booking.pickup_date}T08:40:00.000Z`;
  const values = {
    driverName: booking.customer_name,
    licenseNumber: booking.driver_license,
    kilometers: 48_210,
    fuel: 7,
    accessories: ['papers', 'spare_wheel', 'jack', 'triangle', 'vest'],
  };
  const sentence = 'I received the car with the kilometers, the fuel and the damage written here.';
  const signature = { signerName: booking.customer_name, strokes: STROKES, sentence, locale: booking.locale ?? 'en' };
  await transaction
    .insertInto('handovers')
    .values({
      id,
      booking_id: booking.id,
      car_id: booking.car_id,
      direction: 'pickup',
      values: JSON.stringify(values),
      created_at: at,
      created_by: null,
      updated_at: at,
      signed_at: at,
      signed_by: null,
      signature: JSON.stringify(signature),
    })
    .execute();
  await transaction
    .insertInto('damages')
    .values({
      ...DAMAGE,
      id: randomUUID(),
      car_id: booking.car_id,
      booking_id: booking.id,
      handover_id: id,
      found_at: at,
      found_by: null,
      repaired_at: null,
      repaired_by: null,
    })
    .execute();
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
