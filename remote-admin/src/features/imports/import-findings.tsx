import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { type FieldProblem, type ImportKind, type ImportPreview, parseCalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useCarValues, useStatusLabel } from 'shared-kit/ui';
import { CUSTOMER_KIND_NAMES } from '../../ui/customer-kind-names.ts';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './imports.module.css';
import { IMPORT_TEXT } from './texts.ts';
import { useFieldName } from './use-field-name.ts';

/** Rows that are shown at once. */
const PAGE = 100;

interface ImportFindingsProps {
  readonly kind: ImportKind;
  readonly preview: ImportPreview;
}

/** Every row that would not be taken, with the reason, and the first ones of those that would. */
export function ImportFindings({ kind, preview: { refused, known, first } }: ImportFindingsProps) {
  const { formatMessage } = useIntl();
  const nameField = useFieldName(kind);
  const { describeField } = useErrorText();
  const write = useImportedValue();
  const format = useFormat();
  const fields = [...new Set(first.flatMap(({ values }) => Object.keys(values)))];
  const asDay = (text: unknown) => {
    const day = parseCalendarDay(text);
    return day ? format.day(day) : text;
  };
  const inWords = (field: string, problem: FieldProblem): FieldProblem => {
    if (problem.type === 'days_taken')
      return { ...problem, from: String(asDay(problem.from)), to: String(asDay(problem.to)) };
    return problem.type === 'not_one_of'
      ? { ...problem, values: problem.values.map((value) => write(field, value)) }
      : problem;
  };
  return (
    <>
      {refused.length > 0 && (
        <section className={styles.part}>
          <h3>{formatMessage(IMPORT_TEXT.refused)}</h3>
          <LongList items={refused}>
            {(shown) => (
              <Table
                label={formatMessage(IMPORT_TEXT.refused)}
                className={styles.refused}
                headings={[IMPORT_TEXT.row, IMPORT_TEXT.column, IMPORT_TEXT.value, IMPORT_TEXT.reason].map((text) =>
                  formatMessage(text),
                )}
                rows={shown.map(({ row, field, value, problem }) => [
                  String(row),
                  nameField(field),
                  value,
                  describeField(field, inWords(field, problem)) ?? problem.type,
                ])}
              />
            )}
          </LongList>
        </section>
      )}
      {known.length > 0 && (
        <details className={styles.part}>
          <summary>{formatMessage(IMPORT_TEXT.known, { count: format.count(known.length) })}</summary>
          <LongList items={known}>
            {(shown) => (
              <Table
                label={formatMessage(IMPORT_TEXT.known, { count: format.count(known.length) })}
                headings={[formatMessage(IMPORT_TEXT.row), '']}
                rows={shown.map(({ row, label, sameAs }) => [
                  String(row),
                  sameAs ? `${label} · ${formatMessage(IMPORT_TEXT.sameAs, { row: sameAs })}` : label,
                ])}
              />
            )}
          </LongList>
        </details>
      )}
      {first.length > 0 && (
        <section className={styles.part}>
          <h3>{formatMessage(IMPORT_TEXT.first)}</h3>
          <Table
            label={formatMessage(IMPORT_TEXT.first)}
            headings={[formatMessage(IMPORT_TEXT.row), ...fields.map(nameField)]}
            rows={first.map(({ row, values }) => [String(row), ...fields.map((field) => write(field, values[field]))])}
          />
        </section>
      )}
    </>
  );
}

interface LongListProps<Item> {
  readonly items: readonly Item[];
  readonly children: (shown: readonly Item[]) => ReactNode;
}

function LongList<Item>({ items, children }: LongListProps<Item>) {
  const { formatMessage } = useIntl();
  const [count, setCount] = useState(PAGE);
  const rest = Math.min(PAGE, items.length - count);
  return (
    <>
      {children(items.slice(0, count))}
      {rest > 0 && (
        <Button onClick={() => setCount(count + PAGE)}>{formatMessage(IMPORT_TEXT.more, { count: rest })}</Button>
      )}
    </>
  );
}

interface TableProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table that scrolls by itself where it is wider than the page. */
function Table({ label, className = '', headings, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={`${styles.table} ${className}`}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of a file may have several problems
            <tr key={index}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places
                <td key={at}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const AMOUNTS: readonly string[] = ['price', 'totalPrice', 'unitPrice'];

/** Returns the function that writes a value of a field in the language of the console. */
function useImportedValue() {
  const { formatMessage } = useIntl();
  const { site } = useHost();
  const format = useFormat();
  const cars = useCarValues();
  const nameStatus = useStatusLabel();
  return (field: string, value: unknown): string => {
    if (value === undefined || value === null) return '';
    if (typeof value === 'boolean') return formatMessage(value ? IMPORT_TEXT.yes : IMPORT_TEXT.no);
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'object') return Object.values(value).join(', ');
    const day = parseCalendarDay(value);
    if (day) return format.day(day);
    if (field === 'kind') return formatMessage(CUSTOMER_KIND_NAMES[value as keyof typeof CUSTOMER_KIND_NAMES]);
    if (field === 'status') return nameStatus(String(value));
    if (field === 'type' || field === 'fuel' || field === 'transmission') return cars[field](value as never);
    if (AMOUNTS.includes(field)) return format.price(Number(value), site.currencySigns.console);
    if (field === 'locale') return LANGUAGE_CHOICES.find((choice) => choice.value === value)?.label ?? String(value);
    return String(value);
  };
}
