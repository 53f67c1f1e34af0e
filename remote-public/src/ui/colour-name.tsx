import { useIntl } from 'shared-kit/intl';
import { COLOUR_LINE, COLOUR_TEXT } from './colour-texts.ts';
import { findPaint } from './find-paint.ts';

/** Names the colour of a car in the language of the page, or in the words of staff when it is not a common one. */
export function ColourName({ colour }: { readonly colour: string }) {
  const { formatMessage } = useIntl();
  const paint = findPaint(colour);
  return paint ? <span>{formatMessage(COLOUR_TEXT[paint])}</span> : <bdi translate="no">{colour}</bdi>;
}

/** `Color: Red`, on the pages of cars; nothing for a car without a colour. */
export function ColourLine({ colour }: { readonly colour: string | undefined }) {
  const { formatMessage } = useIntl();
  return colour && <span> {formatMessage(COLOUR_LINE.colour, { color: <ColourName colour={colour} /> })}</span>;
}
