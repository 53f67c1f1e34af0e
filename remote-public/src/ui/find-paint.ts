import type { COLOUR_TEXT } from './colour-texts.ts';

/** A colour of cars that has a name in all languages. */
export type PaintName = keyof typeof COLOUR_TEXT;

/** Parts of the words for a colour in the languages of the site, without accents. */
const WORDS: Readonly<Record<PaintName, RegExp>> = {
  white: /white|blanc|ابيض/,
  black: /black|noir|negr|اسود/,
  silver: /silver|argent|plat[ae]|فضي/,
  grey: /gr[ea]y|gris|anthra|رمادي/,
  red: /\bred\b|rouge|roj[oa]|bordeaux|احمر/,
  blue: /blue|bleu|azul|ازرق/,
  green: /green|vert|verde|اخضر/,
  orange: /orang|naranja|برتقالي/,
  yellow: /yellow|jaune|amarill|اصفر/,
  brown: /brown|marron|brun|bronze|بني/,
  beige: /beige|sand|sable|ivoire|ivory|بيج/,
};

/** Returns the paint that a colour names in the words of staff: `Blanc nacré` is white; undefined for other words. */
export function findPaint(colour: string): PaintName | undefined {
  const folded = colour.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (Object.keys(WORDS) as PaintName[]).find((name) => WORDS[name].test(folded));
}
