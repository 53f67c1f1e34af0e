import { createDraw } from 'shared-kit/testing/draw-price-rules.ts';
import { type Form, signCmi } from '../../../test/cmi-page.ts';
import { cmiHash, hasCmiHash } from './cmi-hash.ts';

test('the hash is that of another program', () => {
  // printf '10.60|\\\\|6\\|0|1|k\\|y\\\\' | openssl dgst -sha512 -binary | base64
  expect(
    cmiHash({ oid: '1', Amount: '10.60', clientid: '6|0', encoding: 'UTF-8', HASH: 'x', b: ' \\ ' }, 'k|y\\'),
  ).toBe('hKSJ0cCz6eT5Zzyjlhp/E3W0HQB7/RFBdrX/20Glfq5yR427r6rPyBybRd0jjX41hgFxTZ0LqYNSI67zCgqsoQ==');
});

test('for drawn forms it is that of the reference; any other value makes it wrong, also by moving a separator', () => {
  const draw = createDraw(11);
  const CHARACTERS = ['|', '\\', '&', '#', ';', 'é', 'ل', '😀', 'a', '0', '.'];
  const drawText = () => Array.from({ length: draw(7) }, () => CHARACTERS[draw(CHARACTERS.length)]).join('');
  const NAMES = [
    'amount',
    'AuthCode',
    'BillToName',
    'clientid',
    'Ecom_Card',
    'EXTRA.CARDBRAND',
    'oid',
    'xid',
    'TranType',
  ];
  const storeKeys = ['plain', 'a|b', 'a\\', '|'];
  for (let run = 0; run < 400; run += 1) {
    const storeKey = storeKeys[draw(storeKeys.length)] as string;
    const form: Form = Object.fromEntries(NAMES.filter(() => draw(3) > 0).map((name) => [name, drawText()]));
    const HASH = signCmi(form, storeKey);
    expect([form, cmiHash(form, storeKey)]).toEqual([form, HASH]);
    expect(hasCmiHash({ ...form, HASH, encoding: 'ignored' }, storeKey)).toBe(true);
    expect(hasCmiHash({ ...form, HASH }, `${storeKey}x`)).toBe(false);
    const changed = { ...form, oid: `${form.oid ?? ''}|` };
    expect(hasCmiHash({ ...changed, HASH }, storeKey)).toBe(false);
    const [first, second] = Object.keys(form).sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
    if (!first || !second) continue;
    const moved = { ...form, [first]: `${form[first]}|${form[second]}`, [second]: '' };
    expect(hasCmiHash({ ...moved, HASH }, storeKey)).toBe(false);
  }
});

test('what the page has escaped as HTML has the hash of what it stands for', () => {
  const HASH = signCmi({ oid: '1', BillToName: "Zoë O'Brien & <sons>" }, 'k');
  expect(hasCmiHash({ oid: '1', BillToName: 'Zoë O&#39;Brien &amp; &lt;sons&gt;', HASH }, 'k')).toBe(true);
  expect(hasCmiHash({ oid: '1', BillToName: 'Zoë O&#40;Brien &amp; &lt;sons&gt;', HASH }, 'k')).toBe(false);
  expect([hasCmiHash({ oid: '1' }, 'k'), hasCmiHash({}, 'k')]).toEqual([false, false]);
});
