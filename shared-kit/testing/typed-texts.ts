/** Writings as people type and paste them, and the form in which they are stored (docs/rules.md#what-is-typed). */
type Writings = readonly (readonly [typed: string, stored: string])[];

export const PHONES: Writings = [
  ['+212 612 345 678', '+212 612 345 678'],
  ['  0612345678\t', '0612345678'],
  ['\u202a+212 612-345-678\u202c', '+212 612-345-678'],
  ['\u200e+212612345678\u200f', '+212612345678'],
  ['\u2066+33 6 12 34 56 78\u2069', '+33 6 12 34 56 78'],
  ['\ufeff0612345678', '0612345678'],
  ['06\u200b12\u200b34\u200b56\u200b78', '0612345678'],
  ['06\u00ad12345678', '0612345678'],
  ['06\u00a012\u00a034\u00a056\u00a078', '06 12 34 56 78'],
  ['06\u202f12\u202f34\u202f56\u202f78', '06 12 34 56 78'],
  ['06\u200912\u3000345678', '06 12 345678'],
  ['+212\u2011612\u2011345\u2011678', '+212-612-345-678'],
  ['+212–612–345–678', '+212-612-345-678'],
  ['+212—612−345‒678', '+212-612-345-678'],
  ['٠٦١٢٣٤٥٦٧٨', '0612345678'],
  ['+٢١٢ ٦١٢ ٣٤٥ ٦٧٨', '+212 612 345 678'],
  ['۰۶۱۲۳۴۵۶۷۸', '0612345678'],
  ['०६१२३४५६७८', '0612345678'],
  ['０６１２３４５６７８', '0612345678'],
  ['＋３３　６１２３４５６７８', '+33 612345678'],
  ['(415) 555-2671', '(415) 555-2671'],
  ['+(33) 6 12 34 56 78', '+(33) 6 12 34 56 78'],
  ['(+33) 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['(+212)612345678', '+212612345678'],
  ['+44 (0)7700 900142', '+44 (0)7700 900142'],
  ['tel:+212612345678', '+212612345678'],
  ['TEL: 0612345678', '0612345678'],
  ['Tél. : 06 12 34 56 78', '06 12 34 56 78'],
  ['WhatsApp +34 612 000 111', '+34 612 000 111'],
  ['هاتف: ٠٦١٢٣٤٥٦٧٨', '0612345678'],
  ['0522-123.456/7', '0522-123.456/7'],
  ['212612345678+', '+212612345678'],
  ['+1 415 555 2671 ext. 12', '+1 415 555 2671 ext. 12'],
  ['+1 415 555 2671 x12', '+1 415 555 2671 ext. 12'],
  ['+1-415-555-2671;ext=12', '+1-415-555-2671 ext. 12'],
  ['+1 415 555 2671,,12', '+1 415 555 2671 ext. 12'],
  ['0524 123456 poste 7', '0524 123456 ext. 7'],
  ['0524 123456 #7', '0524 123456 ext. 7'],
];

export const EMAILS: Writings = [
  ['\u200eamelie@example.com', 'amelie@example.com'],
  [' amelie@example.com\u00a0', 'amelie@example.com'],
  ['amelie @ example.com', 'amelie@example.com'],
  ['amelie@example. com', 'amelie@example.com'],
  ['ａｍｅｌｉｅ＠ｅｘａｍｐｌｅ.com', 'amelie@example.com'],
  ['mailto:amelie@example.com?subject=Car', 'amelie@example.com'],
  ['Amélie Laurent <amelie@example.com>', 'amelie@example.com'],
  ['jean\u2011luc@example.com', 'jean-luc@example.com'],
  ['amelie٢@example.com', 'amelie2@example.com'],
];

/** Names and licence numbers. */
export const LINES: Writings = [
  ['\u202eAmélie\u202c  Laurent\u00a0', 'Amélie Laurent'],
  ['Ame\u0301lie', 'Amélie'],
  ['Jean\u2010Luc', 'Jean-Luc'],
  ['Zoë O’Brien', 'Zoë O’Brien'],
  ["N'Diaye", "N'Diaye"],
  ['O\u00b4Brien', 'O’Brien'],
  ['\u200fأمينة العلوي\u200e', 'أمينة العلوي'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क्\u200dष', 'क्\u200dष'],
  ['A\u200cmélie\u200d', 'Amélie'],
  ['\ufeffLaurent\u2028Amélie', 'Laurent Amélie'],
  ['山田\u3000太郎', '山田 太郎'],
  ['\u3164Kim', 'Kim'],
  ['\u00adX‑١٢٣٤', 'X-1234'],
  ['１２／３４５６', '12/3456'],
];

export const PLATES: Writings = [
  ['12345 – أ – 26', '12345 - أ - 26'],
  ['١٢٣٤٥-هـ-٢٦', '12345-ه-26'],
  ['\u200f12345-ب-6', '12345-ب-6'],
  ['ww\u00a0123\u2011456', 'WW 123-456'],
];

export const FLIGHTS: Writings = [
  ['at\u00a0641', 'AT 641'],
  ['AT‑641', 'AT-641'],
  ['\u200eＡＴ６４１', 'AT641'],
  ['at ٦٤١', 'AT 641'],
];

/** Typed codes of K7M-2QX. */
export const CODES: readonly string[] = [
  'k7m 2qx',
  '# K7M–2QX',
  '\u202aK7M\u20112QX\u202c',
  'Ｋ７Ｍ２ＱＸ',
  'K٧M-٢QX',
  'K7M\u200b2QX',
];

/** What is no name: no letter can be seen. */
export const NO_NAMES: readonly string[] = ['\u200b\u200b', '---', '..', '\u3164', '\u202e\u00ad', '12', '❤'];
