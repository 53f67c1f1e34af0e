import { missingForSigning } from './missing-for-signing.ts';
import { isSignature, type Stroke } from './signature.ts';

/** A wave across a part of the field. */
const wave = (from: number, to: number): Stroke =>
  Array.from({ length: 20 }, (_, index) => ({
    x: from + ((to - from) * index) / 19,
    y: 0.2 + (index % 2 === 0 ? 0 : 0.05),
  }));

test.each<[string, readonly Stroke[], boolean]>([
  ['nothing', [], false],
  ['a tap', [[{ x: 0.5, y: 0.2 }]], false],
  ['a trembling tap', [[0, 1, 2, 3].map((step) => ({ x: 0.5 + step / 1_000, y: 0.2 }))], false],
  ['two taps far apart', [[{ x: 0.1, y: 0.1 }], [{ x: 0.9, y: 0.3 }]], false],
  [
    'a short line',
    [
      [
        { x: 0.4, y: 0.2 },
        { x: 0.5, y: 0.2 },
      ],
    ],
    false,
  ],
  ['scribbles on one spot', [wave(0.5, 0.501).map(({ x, y }) => ({ x, y: y / 100 }))], false],
  ['a name', [wave(0.2, 0.7)], true],
  ['initials of two strokes', [wave(0.2, 0.25), wave(0.3, 0.35)], true],
])('%s: %#', (_, strokes, expected) => {
  expect(isSignature(strokes)).toBe(expected);
});

test('kilometers, fuel and a signature are needed; an empty tank and a new car are values', () => {
  expect(missingForSigning({}, [])).toEqual(['kilometers', 'fuel', 'signature']);
  expect(missingForSigning({ kilometers: 0, fuel: 0 }, [wave(0.2, 0.7)])).toEqual([]);
});
