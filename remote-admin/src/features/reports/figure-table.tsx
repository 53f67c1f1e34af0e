import type { ReactNode } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import styles from './reports.module.css';
import { REPORTS_TEXT } from './texts.ts';

export interface FigureTableProps<Row> {
  readonly caption?: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first is what a row is about. */
  readonly columns: readonly (readonly [title: Message, read: (row: Row) => ReactNode])[];
}

/** A table of figures. */
export function FigureTable<Row>({ caption, rows, keyOf, columns }: FigureTableProps<Row>) {
  const { formatMessage } = useIntl();
  const { direction } = useHost().locale;
  if (rows.length === 0) return <p className={styles.nothing}>{formatMessage(REPORTS_TEXT.nothing)}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of no form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keyboard
    <div role="group" className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(([title]) => (
              <th key={title.id} scope="col">
                {formatMessage(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(([title, read], index) =>
                index === 0 ? (
                  <th key={title.id} scope="row">
                    <bdi>{read(row)}</bdi>
                  </th>
                ) : (
                  <td key={title.id}>
                    {/* The direction of the language, as in `Amount`: it decides on which side the currency is. */}
                    <bdi dir={direction}>{read(row)}</bdi>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
