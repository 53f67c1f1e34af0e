import { suggestEmail } from './suggest-email.ts';

test.each([
  ['amina@gmial.com', 'amina@gmail.com'],
  [' Amina@GMAI.com ', 'Amina@gmail.com'],
  ['amina@gmail.con', 'amina@gmail.com'],
  ['amina@gmial.cmo', 'amina@gmail.com'],
  ['amina@gmail.co', 'amina@gmail.com'],
  ['amina@hotmial.com', 'amina@hotmail.com'],
  ['amina@hotmaill.fr', 'amina@hotmail.fr'],
  ['amina@yaho.fr', 'amina@yahoo.fr'],
  ['amina@outlok.es', 'amina@outlook.es'],
  ['amina@iclod.com', 'amina@icloud.com'],
  ['amina@company.con', 'amina@company.com'],
])('%s probably means %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'amina@gmail.com',
  'amina@Hotmail.FR',
  'amina@ymail.com',
  'amina@mail.com',
  'amina@example.com',
  'amina@company.co',
  'amina@univ-marrakech.ma',
  'amina@yahoo.de',
  'amina@yahoo.in',
  'amina@',
  'amina',
  '',
])('%s is not asked about', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
