import { createDraw } from '../../../testing/draw-price-rules.ts';
import { balanceOf, type Movement } from './balance-of.ts';
import { convertTendered } from './convert-tendered.ts';
import { PAYMENT_TYPES } from './payment-fields.ts';
import { isVoidable, leftOfHold, openHolds, PURPOSES_OF, refundable } from './payment-limits.ts';
import { taxOf } from './tax-of.ts';

/** The worked example of docs/rules.md#open-amount. */
test('a rental of 444.50 with a deposit of 500.00, of which damage of 120.00 is kept', () => {
  const payments: Movement[] = [
    { id: 'a', type: 'receipt', purpose: 'rental', amount: 100_00 },
    { id: 'b', type: 'receipt', purpose: 'rental', amount: 344_50 },
    { id: 'c', type: 'hold', purpose: 'deposit', amount: 500_00 },
  ];
  expect(balanceOf({ total: 444_50, charges: [], payments })).toEqual({ open: 0, paid: 444_50, held: 500_00 });
  const charges = [120_00];
  expect(balanceOf({ total: 444_50, charges, payments })).toEqual({ open: 120_00, paid: 444_50, held: 500_00 });
  payments.push({ id: 'd', type: 'capture', purpose: 'rental', amount: 120_00, holdId: 'c' });
  payments.push({ id: 'e', type: 'release', purpose: 'deposit', amount: 380_00, holdId: 'c' });
  expect(balanceOf({ total: 444_50, charges, payments })).toEqual({ open: 0, paid: 564_50, held: 0 });
  payments.push({ id: 'f', type: 'receipt', purpose: 'fine', amount: 40_00 });
  expect(balanceOf({ total: 444_50, charges, payments }).open).toBe(0);
  expect(balanceOf({ total: 444_50, charges, payments, isCanceled: true }).open).toBe(-444_50);
  // Charged with a fee of 5.00: what was paid for fines counts for both, and no further.
  const fines = [40_00, 5_00];
  const fined = { total: 444_50, charges: [...charges, ...fines], fines };
  expect(balanceOf({ ...fined, payments })).toEqual({ open: 5_00, paid: 604_50, held: 0 });
  payments.push({ id: 'g', type: 'receipt', purpose: 'fine', amount: 10_00 });
  expect(balanceOf({ ...fined, payments })).toEqual({ open: 0, paid: 609_50, held: 0 });
});

test('what the rules allow keeps refunds within receipts and what is kept within the deposits, whatever is voided', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const draw = createDraw(seed);
    let payments: readonly Movement[] = [];
    for (let step = 0; step < 30; step += 1) {
      if (draw(4) === 0 && payments.length > 0) {
        const { id } = payments[draw(payments.length)] as Movement;
        if (isVoidable(payments, id))
          payments = payments.map((one) => (one.id === id ? { ...one, voidedAt: 'now' } : one));
      } else {
        const next = drawPayment(draw, payments, String(step));
        if (next.amount > 0) payments = [...payments, next];
      }
      expectSound(payments);
    }
  }
});

/** Draws a payment as high as the rules allow, or lower. */
function drawPayment(draw: (limit: number) => number, payments: readonly Movement[], id: string): Movement {
  const type = PAYMENT_TYPES[draw(PAYMENT_TYPES.length)] as Movement['type'];
  const purpose = PURPOSES_OF[type][draw(PURPOSES_OF[type].length)] as Movement['purpose'];
  if (type === 'receipt' || type === 'hold') return { id, type, purpose, amount: 1 + draw(50_000) };
  if (type === 'refund') return { id, type, purpose, amount: draw(refundable(payments, purpose) + 1) };
  const holds = openHolds(payments);
  const holdId = holds[draw(holds.length)]?.id ?? 'none';
  return { id, type, purpose, holdId, amount: draw(leftOfHold(payments, holdId) + 1) };
}

/** Adds up in another way than the rules do. */
function expectSound(payments: readonly Movement[]): void {
  const of = (...types: readonly Movement['type'][]) =>
    payments
      .filter(({ type, voidedAt }) => types.includes(type) && !voidedAt)
      .reduce((total, { amount }) => total + amount, 0);
  const { paid, held, open } = balanceOf({ total: 100_00, charges: [25_00], payments });
  expect(of('refund')).toBeLessThanOrEqual(of('receipt', 'capture'));
  expect(of('release', 'capture')).toBeLessThanOrEqual(of('hold'));
  expect(held).toBe(of('hold') - of('release', 'capture'));
  expect(held).toBeGreaterThanOrEqual(0);
  expect(paid).toBeGreaterThanOrEqual(0);
  expect(open + paid).toBe(125_00);
  expect(openHolds(payments).reduce((left, { id }) => left + leftOfHold(payments, id), 0)).toBe(held);
}

test('a payment that something was given back of is not voided before that', () => {
  const payments: Movement[] = [
    { id: 'a', type: 'receipt', purpose: 'rental', amount: 100 },
    { id: 'b', type: 'refund', purpose: 'rental', amount: 60 },
    { id: 'c', type: 'hold', purpose: 'deposit', amount: 500 },
    { id: 'd', type: 'capture', purpose: 'deposit', amount: 10, holdId: 'c' },
  ];
  expect(['a', 'b', 'c', 'd', 'unknown'].map((id) => isVoidable(payments, id))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

/** The worked example of docs/rules.md#cash-in-other-currencies. */
test.each([
  [50_00, 10.85, 542_50],
  [1, 0.5, 1],
  [33_33, 10.123456, 337_41],
  [999_999_999, 999.999999, 999_999_998_000],
])('%i cents at %d are %i', (tendered, rate, amount) => expect(convertTendered(tendered, rate)).toBe(amount));

/** The worked example of docs/rules.md#tax. */
test('tax is taken out once per rate', () => {
  const lines = [
    { amount: 33_33, rate: 20 },
    { amount: 33_33, rate: 20 },
    { amount: 33_34, rate: 20 },
    { amount: 50_00, rate: 10 },
  ];
  expect(taxOf(lines)).toEqual([
    { rate: 10, gross: 50_00, net: 45_45, tax: 4_55 },
    { rate: 20, gross: 100_00, net: 83_33, tax: 16_67 },
  ]);
  const negated = taxOf(lines.map(({ amount, rate }) => ({ amount: -amount, rate })));
  expect(negated.map(({ net, tax }) => [net, tax])).toEqual([
    [-45_45, -4_55],
    [-83_33, -16_67],
  ]);
});

test('tax and net always make the gross, within half a cent of the exact tax', () => {
  const draw = createDraw(7);
  for (let run = 0; run < 1_000; run += 1) {
    const amounts = Array.from({ length: 1 + draw(9) }, () => ({
      amount: draw(100_000) - 50_000,
      rate: [0, 7, 10, 20][draw(4)] ?? 0,
    }));
    for (const { rate, gross, net, tax } of taxOf(amounts)) {
      expect(net + tax).toBe(gross);
      expect(Math.abs(tax - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
    }
  }
});
