import type { ReactNode } from 'react';
import {
  type ChosenExtra,
  LOCALES,
  nameIn,
  type PaymentMethod,
  type PaymentType,
  PICKUP_PLACES,
  parseCalendarDay,
  parseLocale,
  STAFF_ROLES,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { PICKUP_PLACE_TEXT, useCarValues, useStatusLabel } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { METHOD_NAMES, TYPE_NAMES } from '../../ui/payment-names.ts';
import { Plate } from '../../ui/plate.tsx';
import { ROLE_NAMES } from '../../ui/texts.ts';
import { HISTORY_TEXT, KIND_NAMES } from './texts.ts';

type Write = (value: string) => ReactNode;

/** Returns the function that formats the value of a field in the language of the console. */
export function useFieldValue() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const cars = useCarValues();
  const nameStatus = useStatusLabel();

  const day: Write = (value) => {
    const parsed = parseCalendarDay(value);
    return parsed ? format.day(parsed) : value;
  };
  const place: Write = (value) => {
    const kind = PICKUP_PLACES.find((one) => one === value);
    return kind ? formatMessage(PICKUP_PLACE_TEXT[kind]) : <RuleName entity="Places" id={Number(value)} />;
  };
  const texts: Readonly<Record<string, Write>> = {
    status: nameStatus,
    pickupDate: day,
    dropoffDate: day,
    from: day,
    to: day,
    change_request: (value) => {
      const [from, to] = value.split('_').map(parseCalendarDay);
      return from && to ? format.range({ from, to }) : value;
    },
    payment: (value) => {
      const [, type, method, amount] =
        /^(receipt|refund|hold|release|capture)_[a-z]+_([a-z_]+)_([\d.]+)$/.exec(value) ?? [];
      if (!type || !method || !(method in METHOD_NAMES)) return value;
      const words = [TYPE_NAMES[type as PaymentType], METHOD_NAMES[method as PaymentMethod]];
      return [
        ...words.map((word) => formatMessage(word)),
        format.price(Number(amount), site.currencySigns.console),
      ].join(' · ');
    },
    pickupTime: format.time,
    dropoffTime: format.time,
    pickupPlace: place,
    dropoffPlace: place,
    locale: (value) => {
      const code = parseLocale(value);
      return code ? LOCALES[code].name : value;
    },
    reason: (value) => (KIND_NAMES[value] ? formatMessage(KIND_NAMES[value]) : value),
    role: (value) => {
      const role = STAFF_ROLES.find((one) => one === value);
      return role ? formatMessage(ROLE_NAMES[role]) : value;
    },
    plate: (value) => <Plate plate={value} />,
    type: cars.type as Write,
    fuel: cars.fuel as Write,
    transmission: cars.transmission as Write,
  };

  return (field: string, value: unknown): ReactNode => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return formatMessage(HISTORY_TEXT.none);
    if (typeof value === 'boolean') return formatMessage(value ? HISTORY_TEXT.yes : HISTORY_TEXT.no);
    if (typeof value === 'number')
      return /price|^charge\./i.test(field) ? format.price(value, site.currencySigns.console) : String(value);
    if (field === 'extras' && Array.isArray(value)) return <ExtraNames extras={value as readonly ChosenExtra[]} />;
    if (Array.isArray(value)) return value.join(', ');
    const text = String(value);
    return texts[field]?.(text) ?? text;
  };
}

function ExtraNames({ extras }: { readonly extras: readonly ChosenExtra[] }) {
  return extras.map(({ id, quantity }, index) => (
    <span key={id}>
      {index > 0 && <span>, </span>}
      <span>{`${quantity} × `}</span>
      <RuleName entity="Extras" id={id} />
    </span>
  ));
}

/** The name of an extra or a place; its number when it was deleted. */
function RuleName({ entity, id }: { readonly entity: 'Extras' | 'Places'; readonly id: number }) {
  const { api, locale } = useHost();
  const read = async () => (await api.searchEntities({ entity })).data;
  const { data } = useSWR(cacheKeys.priceRules(entity), read, STAFF_QUERY);
  const names = data?.find((one) => one.id === id)?.names;
  return <bdi>{names ? nameIn(names, locale.code) : `#${id}`}</bdi>;
}
