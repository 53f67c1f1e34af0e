import { parseStyles, pickShown } from './shown-styles.ts';

const show = (css: string, body: string) => pickShown([parseStyles(css)], body, 'en').join('');
const BODY = '<p class="card wide" style="color:var(--mark)"></p>';

test.each([
  ['a rule without a class', 'a:hover{color:red}'],
  ['a rule of a shown class, in any state', '.card:hover>b,.other{color:red}'],
  ['what a class may get inside', '.card:not(.open,:is(.a .b)) .wide:has(.x:is(.y)){color:red}'],
  ['rules in groups', '@media (width<9px){@supports (a:b){.card{color:red}}.wide{x:y}}'],
  [
    'fonts and animations',
    '@font-face{font-family:A B;src:url(a)}b{font-family:"A B",serif;animation:up 1s}@keyframes up{0%{opacity:0}to{opacity:1}}',
  ],
  ['braces in texts', '.card:before{content:"}.other{"}'],
  ['a property that the page or a shown rule uses', ':root{--mark:red;--line:1px}.card{border:var(--line)}'],
])('%s is kept', (_, css) => {
  expect(show(css, BODY)).toBe(css);
});

test.each([
  ['a rule of another class', '.other{color:red}.card .open{x:y}', ''],
  ['a group without shown rules', '@media (width<9px){.other{color:red}}b{x:y}', 'b{x:y}'],
  ['what paper alone needs', '@media print{.card{color:red}}b{x:y}', 'b{x:y}'],
  [
    'a font of another language',
    '@font-face{font-family:C D;src:url(a)}:root:lang(ar){--mark:"C D"}:root:lang(en){x:y}',
    ':root:lang(en){x:y}',
  ],
  ['an animation that nothing shown uses', '@keyframes up{0%{x:y}to{x:z}}.other{animation:up 1s}b{x:y}', 'b{x:y}'],
  [
    'the heading of another language',
    'h1:lang(ar){x:y}.card h1:lang(fr){x:y}.card h1:lang(en){x:y}',
    '.card h1:lang(en){x:y}',
  ],
  ['a property that nothing shown uses', ':root{--gone:red;--mark:1px}.other{color:var(--gone)}', ':root{--mark:1px}'],
])('%s is left out', (_, css, shown) => {
  expect(show(css, BODY)).toBe(shown);
});
