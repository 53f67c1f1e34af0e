import {
  isPickupFieldAsked,
  PICKUP_FIELDS,
  PICKUP_PLACES,
  PICKUP_TIMES,
  type PickupField,
  type PickupFieldName,
  type PickupTexts,
  PLACE_FIELD_NAMES,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHoursRemark } from 'shared-kit/remote';
import { PICKUP_LABELS, PICKUP_PLACE_TEXT } from 'shared-kit/ui';
import { FormField } from './form-field.tsx';
import styles from './pickup-fields.module.css';
import { PICKUP_TEXT, PLACE_FIELD_HINTS } from './texts.ts';

export interface PickupFieldsProps {
  readonly texts: PickupTexts;
  readonly errors: { readonly [Name in PickupFieldName]?: string | undefined };
  readonly onChange: (name: PickupFieldName, text: string) => void;
}

/** The fields of the pick-up details; those of a place appear when it is chosen. */
export function PickupFields({ texts, errors, onChange }: PickupFieldsProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormat();
  const hoursRemark = useHoursRemark();
  const { pickupTime, pickupPlace } = texts;
  const field = (name: PickupFieldName) => ({ label: formatMessage(PICKUP_LABELS[name]), error: errors[name] });
  const control = (name: PickupFieldName) => ({
    name,
    value: texts[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
  });

  return (
    <div className={styles.fields}>
      <FormField {...field('pickupTime')} hint={hoursRemark('customer', pickupTime)}>
        {(attributes) => (
          <select {...attributes} {...control('pickupTime')}>
            <option value="">{formatMessage(PICKUP_TEXT.noTime)}</option>
            {timesWith(pickupTime).map((each) => (
              <option key={each} value={each}>
                {time(each)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField {...field('pickupPlace')}>
        {(attributes) => (
          <select {...attributes} {...control('pickupPlace')} value={pickupPlace || 'agency'}>
            {PICKUP_PLACES.map((place) => (
              <option key={place} value={place}>
                {formatMessage(PICKUP_PLACE_TEXT[place])}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {PLACE_FIELD_NAMES.filter((name) => isPickupFieldAsked(name, texts)).map((name) => {
        const { isRequired, isCode, example }: PickupField = PICKUP_FIELDS[name];
        const shown = (
          <bdi dir="ltr" translate="no">
            {example}
          </bdi>
        );
        return (
          <FormField
            key={name}
            {...field(name)}
            isOptional={!isRequired}
            hint={formatMessage(PLACE_FIELD_HINTS[name], { example: shown })}
          >
            {(attributes) => (
              <input
                {...attributes}
                {...control(name)}
                type="text"
                autoComplete="off"
                autoCapitalize={isCode && 'characters'}
                spellCheck={false}
              />
            )}
          </FormField>
        );
      })}
      <div className={styles.wide}>
        <FormField {...field('note')} isOptional>
          {(attributes) => <textarea {...attributes} {...control('note')} rows={2} />}
        </FormField>
      </div>
    </div>
  );
}

/** Returns the selectable times, including the chosen one if it is another. */
function timesWith(chosen: string): readonly string[] {
  return chosen === '' || PICKUP_TIMES.includes(chosen) ? PICKUP_TIMES : [...PICKUP_TIMES, chosen].sort();
}
