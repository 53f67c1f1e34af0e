import { hoursRemark } from './opening-hours-messages.ts';

const HOURS = { opens: '07:00', closes: '22:00' };

test.each([
  ['customer', undefined, 'pickup.hours'],
  ['staff', undefined, undefined],
  ['customer', '07:00', undefined],
  ['staff', '22:00', undefined],
  ['customer', '06:55', 'pickup.outsideHours'],
  ['customer', '23:40', 'pickup.outsideHours'],
  ['staff', '22:05', 'staffPickup.outsideHours'],
] as const)('for the %s a pick-up at %s has the remark %s', (reader, time, id) => {
  const remark = hoursRemark(reader, time, HOURS);
  expect(remark?.message.id).toBe(id);
  if (remark) expect(remark.times).toEqual({ ...HOURS, ...(time && { time }) });
});
