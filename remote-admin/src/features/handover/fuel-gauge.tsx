import { useId } from 'react';
import { FUEL_EIGHTHS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import styles from './handover.module.css';
import { FIELDS, READING_TEXT } from './texts.ts';

interface FuelGaugeProps {
  /** In eighths. */
  readonly value: number | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (eighths: number) => void;
}

const LEVELS = Array.from({ length: FUEL_EIGHTHS + 1 }, (_, eighths) => eighths);

/** The tank in eighths: a row of presses, a group of radio buttons for the keyboard. */
export function FuelGauge({ value, isReadOnly, onChange }: FuelGaugeProps) {
  const { formatMessage } = useIntl();
  const fuelText = useFuelText();
  const name = useId();
  return (
    <fieldset className={styles.fuel} disabled={isReadOnly}>
      <legend>
        <span>{formatMessage(FIELDS.fuel)}</span> {value !== undefined && <strong>{fuelText(value)}</strong>}
      </legend>
      {LEVELS.map((eighths) => (
        <label key={eighths} data-full={value !== undefined && eighths > 0 && eighths <= value}>
          <input
            type="radio"
            name={name}
            aria-label={fuelText(eighths)}
            checked={value === eighths}
            onChange={() => onChange(eighths)}
          />
          <span aria-hidden="true">{shortLabel(eighths)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the function that writes how full a tank is. */
export function useFuelText(): (eighths: number) => string {
  const { formatMessage } = useIntl();
  return (eighths) => {
    if (eighths === 0) return formatMessage(READING_TEXT.empty);
    if (eighths === FUEL_EIGHTHS) return formatMessage(READING_TEXT.full);
    // Isolated from left to right, or it would be turned around among Arabic letters.
    return `\u2066${eighths}/${FUEL_EIGHTHS}\u2069`;
  };
}

/** As on the instrument of a car. */
function shortLabel(eighths: number): string {
  return ({ 0: 'E', 2: '¼', 4: '½', 6: '¾', [FUEL_EIGHTHS]: 'F' } as Readonly<Record<number, string>>)[eighths] ?? '';
}
