import type { OfferedCar } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { VisuallyHidden } from 'shared-kit/ui';
import { ColourName } from './colour-name.tsx';
import { findPaint } from './find-paint.ts';
import styles from './offer-mark.module.css';
import { OFFER_TEXT } from './texts.ts';

interface OfferMarkProps extends NonNullable<OfferedCar['offer']> {
  /** Whether the cars are free on chosen dates. */
  readonly hasDates: boolean;
}

/** Says how many cars an offer has, with their colours as dots (docs/rules.md#offers). */
export function OfferMark({ free, colours, hasDates }: OfferMarkProps) {
  const { formatMessage } = useIntl();
  // Staff may write one colour in two ways.
  const shown = new Map(colours.map((colour) => [findPaint(colour) ?? colour, colour]));
  return (
    <>
      <span>{formatMessage(hasDates ? OFFER_TEXT.free : OFFER_TEXT.several, { count: free })}</span>
      {shown.size > 0 && (
        <ul className={styles.colours}>
          {[...shown.values()].map((colour) => (
            <li key={colour} style={{ background: paintOf(colour) }}>
              <VisuallyHidden>
                <ColourName colour={colour} />
              </VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function paintOf(colour: string): string | undefined {
  const paint = findPaint(colour);
  return paint && `var(--car-${paint})`;
}
