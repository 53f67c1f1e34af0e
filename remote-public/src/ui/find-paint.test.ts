import { findPaint } from './find-paint.ts';

test.each([
  ['White', 'white'],
  ['Blanc nacré', 'white'],
  ['أبيض', 'white'],
  ['NEGRO', 'black'],
  ['Gris métallisé', 'grey'],
  ['Gray', 'grey'],
  ['Plateado', 'silver'],
  ['Tinto red', 'red'],
  ['أحمر', 'red'],
  ['Majorelle blue', 'blue'],
  ['Vert', 'green'],
  ['Naranja', 'orange'],
  ['Jaune', 'yellow'],
  ['Marrón', 'brown'],
  ['Beige', 'beige'],
  ['Colored', undefined],
  ['Petrol', undefined],
])('%s is %s', (colour, paint) => expect(findPaint(colour)).toBe(paint));
