import { DEFAULT_SITE_SETTINGS, damageLabel } from 'shared-kit/domain';
import { chargeItems } from './compose-handover-paper.ts';
import { paperWriter } from './paper-writer.ts';

test('a return sheet names charges in its language, and beside them what staff wrote', () => {
  const charge = { quantity: 1, amount: 60 };
  const items = chargeItems(paperWriter(DEFAULT_SITE_SETTINGS, 'ar'), [
    { ...charge, kind: 'damage', label: damageLabel('scratch', 'left') },
    { ...charge, kind: 'damage', label: 'Own words' },
    { ...charge, kind: 'other', label: 'Cleaning' },
  ]);
  expect(items.map(({ label, detail }) => [label[0], detail?.[0]])).toEqual([
    ['\u2068ضرر\u2069: \u2068خدش، الجانب الأيسر\u2069', undefined],
    ['ضرر', 'Own words'],
    ['تكلفة أخرى', 'Cleaning'],
  ]);
});

test('French sets a space before the colon of what is charged for', () => {
  const charge = { quantity: 1, amount: 60, kind: 'damage', label: damageLabel('scratch', 'left') } as const;
  const [item] = chargeItems(paperWriter(DEFAULT_SITE_SETTINGS, 'fr'), [charge]);
  expect(item?.label[0]).toBe('Dommage\u00a0: Rayure, Côté gauche');
});
