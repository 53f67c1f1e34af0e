import type { HandoverValues } from './handover-fields.ts';
import { isSignature, type Stroke } from './signature.ts';

export type MissingForSigning = 'kilometers' | 'fuel' | 'signature';

/** Returns what is missing before a hand-over can be signed; nothing else is needed, photos neither. */
export function missingForSigning(
  { kilometers, fuel }: Pick<Partial<HandoverValues>, 'kilometers' | 'fuel'>,
  strokes: readonly Stroke[],
): readonly MissingForSigning[] {
  return [
    ...(kilometers === undefined ? (['kilometers'] as const) : []),
    ...(fuel === undefined ? (['fuel'] as const) : []),
    ...(isSignature(strokes) ? [] : (['signature'] as const)),
  ];
}
