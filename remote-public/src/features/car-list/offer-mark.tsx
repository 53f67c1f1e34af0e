import type { OfferedCar } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { VisuallyHidden } from 'shared-kit/ui';
import { ColourName } from '../../ui/colour-name.tsx';
import { findPaint } from '../../ui/find-paint.ts';
import styles from './car-card.module.css';
import { CARD_TEXT } from './texts.ts';

interface OfferMarkProps extends NonNullable<OfferedCar['offer']> {
  /** Whether the cars are free on chosen dates. */
  readonly hasDates: boolean;
}

/** Says how many cars the card stands for, with their colours as dots (docs/rules.md#offers). */
export function OfferMark({ free, colours, hasDates }: OfferMarkProps) {
  const { formatMessage } = useIntl();
  // Staff may write one colour in two ways.
  const shown = new Map(colours.map((colour) => [findPaint(colour) ?? colour, colour]));
  return (
    <div className={styles.offer}>
      <span>{formatMessage(hasDates ? CARD_TEXT.free : CARD_TEXT.several, { count: free })}</span>
      {shown.size > 0 && (
        <ul>
          {[...shown.values()].map((colour) => (
            <li key={colour} style={{ background: paintOf(colour) }}>
              <VisuallyHidden>
                <ColourName colour={colour} />
              </VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function paintOf(colour: string): string | undefined {
  const paint = findPaint(colour);
  return paint && `var(--car-${paint})`;
}
