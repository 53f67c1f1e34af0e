import type { QuoteLine } from 'shared-kit/domain';
import { lineText } from 'shared-kit/messages';
import styles from './quote-lines.module.css';
import { useLineReader } from './use-line-reader.tsx';

interface QuoteLinesProps {
  readonly lines: readonly QuoteLine[];
  readonly currencySign: string;
}

/** The lines of a price, as groups of a `dl`. Days at one price, and nothing else, are told without a name. */
export function QuoteLines({ lines, currencySign }: QuoteLinesProps) {
  const reader = useLineReader(currencySign);
  return lines.map((line) => {
    const { label, detail } = lineText(line, reader);
    const isPlain = lines.length === 1 && line.code === undefined;
    return (
      <div key={`${line.kind} ${line.code} ${line.label} ${line.unitAmount}`}>
        {isPlain ? (
          <dt>{detail ?? label}</dt>
        ) : (
          <dt>
            <bdi>{label}</bdi> {detail && <span className={styles.detail}>{detail}</span>}
          </dt>
        )}
        <dd>{reader.price(line.amount)}</dd>
      </div>
    );
  });
}
