import { useParams } from 'react-router-dom';
import { parseCalendarDay } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useStaffCar } from '../data/use-booking.ts';
import { HistoryCard } from '../features/history/history-card.tsx';
import { HISTORY_TEXT } from '../features/history/texts.ts';
import { SERVICE_KIND_NAMES } from '../features/vehicle-papers/due-texts.ts';
import { CHANGE_TEXT, INTERVAL_TEXT, SERVICE_TEXT, VEHICLE_TEXT } from '../features/vehicle-papers/texts.ts';
import styles from '../features/vehicle-papers/vehicle-papers.module.css';
import { VehicleRecords } from '../features/vehicle-papers/vehicle-records.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PAPER_KIND_NAMES } from '../ui/paper-kind-names.ts';
import { plateText } from '../ui/plate.tsx';
import { PAGE_LINKS } from '../ui/texts.ts';

/** `/admin/cars/{carId}/papers`: the papers of a car, the work on it, and its history. */
export function VehiclePapersPage() {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const { carId = '' } = useParams();
  const car = useStaffCar(carId);
  const { name = carId, plate } = car.status === 'ready' ? car.value : {};
  const format = useFormat();
  /** `180 d · 10000 km` */
  const writeInterval = (value: string) =>
    value
      .replace(/^(\d+) d/, (_, count) => formatMessage(INTERVAL_TEXT.days, { days: format.days(Number(count)) }))
      .replace(/(\d+) km$/, (_, count) =>
        formatMessage(INTERVAL_TEXT.distance, { kilometers: format.count(Number(count)) }),
      );
  const cost = (amount: number) => {
    const text = format.price(amount, site.currencySigns.console);
    // Isolated, so that it keeps its place after a number in Latin letters in an Arabic line.
    return locale.direction === 'rtl' ? `\u2068${text}\u2069` : text;
  };
  /** `2026-01-01_2026-12-31 · P-4471 · 4200.00`, `2026-04-01 · 40000 km · 400.00` */
  const writeRecord = (value: string) =>
    value
      .replace(/^application\/pdf$/, 'PDF')
      .replace(/^image\/jpeg$/, 'JPEG')
      .replace(/(?<=^[\d-]{10} · )(\d+) km/, (_, count) =>
        formatMessage(SERVICE_TEXT.distance, { kilometers: format.count(Number(count)) }),
      )
      .replace(/(?<= · )\d+\.\d\d$/, (amount) => cost(Number(amount)))
      .replace('_', ' – ')
      .replace(/\d{4}-\d{2}-\d{2}/g, (text) => {
        const day = parseCalendarDay(text);
        return day ? format.day(day) : text;
      });
  const write = (field: string, value: unknown) => {
    if (!field.startsWith('vehicle.') || !value) return undefined;
    return field.startsWith('vehicle.interval_') ? writeInterval(String(value)) : writeRecord(String(value));
  };
  /** `vehicle.paper_insurance` */
  const label = (field: string) => {
    const [, part = '', kind = ''] = /^vehicle\.(paper|file|work|workFile|interval)_(\w+)$/.exec(field) ?? [];
    const names: Readonly<Record<string, Message>> =
      part === 'paper' || part === 'file' ? PAPER_KIND_NAMES : SERVICE_KIND_NAMES;
    const found = names[kind];
    if (!found) return undefined;
    const name = formatMessage(found);
    if (part === 'interval') return formatMessage(CHANGE_TEXT.interval, { kind: name });
    return part === 'paper' || part === 'work' ? name : formatMessage(CHANGE_TEXT.file, { kind: name });
  };
  return (
    <>
      <PageHeader
        title={formatMessage(PAGE_LINKS.vehicle)}
        subtitle={plate ? `${name} ${plateText(plate)}` : name}
        back={<BackLink to="/admin?tab=fleet" label={VEHICLE_TEXT.fleet} />}
      />
      <div key={carId} className={styles.page}>
        <VehicleRecords carId={carId} />
        <HistoryCard
          title={formatMessage(HISTORY_TEXT.title)}
          entity="Cars"
          entityKey={carId}
          label={label}
          write={write}
        />
      </div>
    </>
  );
}
