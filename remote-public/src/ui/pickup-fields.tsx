import type { ReactNode } from 'react';
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

/** Production builds have no examples in the tables of fields. */
const FLIGHT_EXAMPLE = 'AT 641';

/** The places that the owner has set up, of which one is chosen. */
export interface OfferedPlaces {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  /** Of the chosen one: what is asked for. */
  readonly kind: string;
  /** About the time there. */
  readonly timeHint: ReactNode;
}

export interface PickupFieldsProps {
  readonly texts: PickupTexts;
  readonly errors: { readonly [Name in PickupFieldName]?: string | undefined };
  readonly onChange: (name: PickupFieldName, text: string) => void;
  /** Without them there are the three kinds of places. */
  readonly places?: OfferedPlaces | undefined;
}

/** The fields of the pick-up details; those of a place appear when it is chosen. */
export function PickupFields({ texts, errors, onChange, places }: PickupFieldsProps) {
  const { formatMessage } = useIntl();
  const hoursRemark = useHoursRemark();
  const { pickupTime } = texts;
  const remark = hoursRemark('customer', pickupTime);
  const { options, chosen, kind, timeHint }: OfferedPlaces = places ?? {
    options: PICKUP_PLACES.map((value) => ({ value, label: formatMessage(PICKUP_PLACE_TEXT[value]) })),
    chosen: texts.pickupPlace || 'agency',
    kind: texts.pickupPlace,
    timeHint: remark,
  };
  const field = (name: PickupFieldName) => ({ label: formatMessage(PICKUP_LABELS[name]), error: errors[name] });
  const control = (name: PickupFieldName) => ({
    name,
    value: texts[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
  });

  return (
    <div className={styles.fields}>
      <FormField {...field('pickupTime')} hint={timeHint}>
        {(attributes) => (
          <select {...attributes} {...control('pickupTime')}>
            <TimeOptions chosen={pickupTime} />
          </select>
        )}
      </FormField>
      <FormField {...field('pickupPlace')}>
        {(attributes) => (
          <select {...attributes} {...control('pickupPlace')} value={chosen}>
            <PlaceOptions places={options} />
          </select>
        )}
      </FormField>
      {PLACE_FIELD_NAMES.filter((name) => isPickupFieldAsked(name, { pickupPlace: kind })).map((name) => {
        const { isRequired, isCode }: PickupField = PICKUP_FIELDS[name];
        const shown = (
          <bdi dir="ltr" translate="no">
            {FLIGHT_EXAMPLE}
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

/** The options of a select of places. */
export function PlaceOptions({ places }: { readonly places: OfferedPlaces['options'] }) {
  return places.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** The options of a select of times, including the chosen one if it is another. */
export function TimeOptions({ chosen }: { readonly chosen: string }) {
  const { formatMessage } = useIntl();
  const { time } = useFormat();
  const times = chosen === '' || PICKUP_TIMES.includes(chosen) ? PICKUP_TIMES : [...PICKUP_TIMES, chosen].sort();
  return (
    <>
      <option value="">{formatMessage(PICKUP_TEXT.noTime)}</option>
      {times.map((each) => (
        <option key={each} value={each}>
          {time(each)}
        </option>
      ))}
    </>
  );
}
