import type { OfferedCar } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { VisuallyHidden } from 'shared-kit/ui';
import { findPaint, type PaintName } from './find-paint.ts';
import styles from './offer-mark.module.css';
import { CARD_TEXT, COLOUR_TEXT } from './texts.ts';

interface OfferMarkProps extends NonNullable<OfferedCar['offer']> {
  /** Whether the cars are free on chosen dates. */
  readonly hasDates: boolean;
}

/** Says how many cars the card stands for, with their colours as dots (docs/rules.md#offers). */
export function OfferMark({ free, colours, hasDates }: OfferMarkProps) {
  const { formatMessage } = useIntl();
  // Staff may write one colour in two ways.
  const shown = [...new Set(colours.map((colour) => findPaint(colour) ?? colour))];
  return (
    <div className={styles.mark}>
      <span>{formatMessage(hasDates ? CARD_TEXT.free : CARD_TEXT.several, { count: free })}</span>
      {shown.length > 0 && (
        <ul>
          {shown.map((colour) =>
            isPaint(colour) ? (
              <li key={colour} style={{ background: `var(--car-${colour})` }}>
                <VisuallyHidden>{formatMessage(COLOUR_TEXT[colour])}</VisuallyHidden>
              </li>
            ) : (
              <li key={colour}>
                <VisuallyHidden>
                  <bdi translate="no">{colour}</bdi>
                </VisuallyHidden>
              </li>
            ),
          )}
        </ul>
      )}
    </div>
  );
}

function isPaint(colour: string): colour is PaintName {
  return Object.hasOwn(COLOUR_TEXT, colour);
}
