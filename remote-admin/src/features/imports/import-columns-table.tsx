import { IMPORT_FIELDS, type ImportKind, type ImportPreview } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { ChoiceField } from '../../ui/choice-field.tsx';
import styles from './imports.module.css';
import { IMPORT_TEXT } from './texts.ts';
import { useFieldName } from './use-field-name.ts';
import type { ImportColumns } from './use-import.ts';

const NOT_TAKEN = '-';

interface ImportColumnsTableProps {
  readonly kind: ImportKind;
  readonly preview: ImportPreview;
  readonly isDisabled: boolean;
  readonly onChange: (columns: ImportColumns) => void;
}

/** What each column of a file is, as it was guessed or chosen. */
export function ImportColumnsTable({
  kind,
  preview: { columns, missing },
  isDisabled,
  onChange,
}: ImportColumnsTableProps) {
  const { formatMessage } = useIntl();
  const nameField = useFieldName(kind);
  const choices = [
    { value: NOT_TAKEN, label: formatMessage(IMPORT_TEXT.notTaken) },
    ...Object.keys(IMPORT_FIELDS[kind]).map((value) => ({ value, label: nameField(value) })),
  ];
  /** A field is that of one column. */
  const choose = (index: number, chosen: string) =>
    onChange(
      columns.map(({ field }, at) => {
        if (at === index) return chosen === NOT_TAKEN ? undefined : chosen;
        return field === chosen ? undefined : field;
      }),
    );
  return (
    <section className={styles.part}>
      <h3>{formatMessage(IMPORT_TEXT.columns)}</h3>
      {missing.length > 0 && (
        <p role="alert" className={styles.alert}>
          {formatMessage(IMPORT_TEXT.missing, { fields: missing.map(nameField).join(', ') })}
        </p>
      )}
      <ul className={styles.columns}>
        {columns.map(({ heading, field, samples }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
          <li key={index}>
            <span className={styles.heading}>
              <bdi>{heading || index + 1}</bdi>
              <bdi className={styles.second}>{samples.join(' · ')}</bdi>
            </span>
            <ChoiceField
              aria-label={formatMessage(IMPORT_TEXT.fieldOf, { heading: heading || index + 1 })}
              choices={choices}
              value={field ?? NOT_TAKEN}
              disabled={isDisabled}
              onChange={(chosen) => choose(index, chosen)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
