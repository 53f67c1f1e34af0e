import { useIntl } from 'shared-kit/intl';
import { lineText } from 'shared-kit/messages';
import { useHost } from 'shared-kit/remote';
import { VisuallyHidden } from 'shared-kit/ui';
import { useLineReader } from '../../ui/use-line-reader.tsx';
import { compareLines } from './compare-lines.ts';
import styles from './price-change.module.css';
import { BOOKING_TEXT, PRICE_CHANGE_TEXT as TEXT } from './texts.ts';
import type { Price } from './use-rental.ts';

interface PriceChangeProps {
  readonly before: Price;
  readonly after: Price;
}

/** A price that changed while it was read: its lines before and now, side by side. */
export function PriceChange({ before, after }: PriceChangeProps) {
  const { formatMessage } = useIntl();
  const reader = useLineReader(useHost().site.currencySigns.booking);
  return (
    <div className={styles.change} role="alert">
      <p className={styles.title}>{formatMessage(TEXT.title)}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{formatMessage(TEXT.before)}</th>
            <th scope="col">{formatMessage(TEXT.now)}</th>
          </tr>
        </thead>
        <tbody>
          {compareLines(before.lines, after.lines).map(({ before: former, after: line, isChanged }, index) => {
            const shown = line ?? former;
            const { label, detail } = shown ? lineText(shown, reader) : { label: '' };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no key of its own, and no state
              <tr key={index} data-changed={isChanged || undefined}>
                <th scope="row">
                  <bdi>{label}</bdi> {detail && <span className={styles.detail}>{detail}</span>}
                  {isChanged && <VisuallyHidden> {formatMessage(TEXT.changed)}</VisuallyHidden>}
                </th>
                <td>{former ? reader.price(former.amount) : '–'}</td>
                <td>{line ? reader.price(line.amount) : '–'}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr data-changed>
            <th scope="row">{formatMessage(BOOKING_TEXT.total)}</th>
            <td>{reader.price(before.totalPrice)}</td>
            <td>{reader.price(after.totalPrice)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{formatMessage(TEXT.accept, { button: <b>{formatMessage(BOOKING_TEXT.confirm)}</b> })}</p>
    </div>
  );
}
