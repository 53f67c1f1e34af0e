import { readPageFields, restorePageFields } from './page-fields.ts';

const FORM = `<main><form>
  <input type="hidden" name="location" value="Marrakech">
  <input type="date" name="pickupDate">
  <select name="pickupTime"><option value=""></option><option value="10:00"></option></select>
</form></main>`;

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;

function open(path: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = FORM;
}

function keep() {
  open('/');
  field('pickupDate').value = '2026-12-01';
  field('pickupTime').value = '10:00';
  return JSON.parse(JSON.stringify(readPageFields(true)));
}

test('the fields of a page are restored after a reload', () => {
  const kept = keep();
  open('/');
  restorePageFields(kept);
  expect([field('location').value, field('pickupDate').value, field('pickupTime').value]).toEqual([
    'Marrakech',
    '2026-12-01',
    '10:00',
  ]);
});

test.each([
  ['on another page', '/cars', keep()],
  ['from something else', '/', { path: '/', forms: [['pickupDate']] }],
  ['from nothing', '/', undefined],
])('nothing is restored %s', (_, path, kept) => {
  open(path);
  restorePageFields(kept);
  expect(field('pickupDate').value).toBe('');
});

test('nothing is read from a page without a language in its path', () => {
  open('/admin');
  expect(readPageFields(false)).toBeUndefined();
});
