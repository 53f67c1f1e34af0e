import {
  ACCESSORIES,
  type Accessory,
  type Booking,
  type Car,
  HANDOVER_FIELDS,
  type HandoverFieldName,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { ACCESSORY_NAMES } from 'shared-kit/messages';
import { useFormat, useHost } from 'shared-kit/remote';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { usePayments } from '../../data/use-payments.ts';
import { BalanceText } from '../../ui/balance-text.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { Panel } from '../../ui/panel.tsx';
import { parseNumber } from '../../ui/parse-number.ts';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { keepPlateTogether, nameWithPlate, Plate } from '../../ui/plate.tsx';
import { ChargeList, SignedCharges } from './charge-list.tsx';
import { chargeLines } from './charges.ts';
import { CheckChips } from './chips.tsx';
import { DamageSection, numberMarks } from './damage-section.tsx';
import { EntryField } from './entry-field.tsx';
import { findPickup } from './find-handover.ts';
import { FuelGauge } from './fuel-gauge.tsx';
import styles from './handover.module.css';
import { KilometersField } from './kilometers-field.tsx';
import { PaperGaps } from './paper-gaps.tsx';
import { PhotoList } from './photo-list.tsx';
import { ReturnComparison } from './return-comparison.tsx';
import { RefusedChanges, SaveState } from './save-state.tsx';
import { SignPanel } from './sign-panel.tsx';
import { SignatureDrawing } from './signature-field.tsx';
import { FIELDS, PAGE_TEXT, READING_TEXT, RETURN_TEXT, SECTIONS, SIGN_TEXT } from './texts.ts';
import type { OpenHandover } from './use-handover.ts';

interface HandoverFormProps {
  readonly booking: Booking;
  /** Undefined when it is no longer there. */
  readonly car: Car | undefined;
  readonly handover: OpenHandover;
}

type TextName = Exclude<HandoverFieldName, 'kilometers' | 'fuel' | 'accessories'>;

/** The driver's documents, in the order of the form. */
const DOCUMENTS = [
  'driverName',
  'driverBirthDate',
  'licenseNumber',
  'licenseCountry',
  'licenseExpiry',
  'idNumber',
  'idExpiry',
] as const satisfies readonly TextName[];

/** A protocol in short sections, on one page: what is written is saved at once. What is signed is only shown. */
export function HandoverForm({ booking, car, handover }: HandoverFormProps) {
  const { formatMessage } = useIntl();
  const { site, locale } = useHost();
  const format = useFormat();
  const today = useAgencyToday();
  const payments = usePayments(booking.id);
  const { shown, stored, direction, all, earlier } = handover;
  const { values } = shown;
  const isReturn = direction === 'return';
  const isSigned = stored?.signedAt !== undefined;
  const isReadOnly = isSigned || shown.signing !== undefined;
  const pickup = isReturn ? findPickup(earlier, stored?.carId ?? booking.carId) : undefined;
  const lines = isReturn ? chargeLines({ booking, pickup, ...all, shown, today }) : undefined;
  const marks = numberMarks(handover);
  const gaps = isReturn ? [] : (all.paperGaps ?? []);
  const carName = car?.name ?? booking.carId;
  const lastDay = booking.dropoffDate;

  const text = (name: TextName) => {
    const field = HANDOVER_FIELDS[name];
    const value = values[name] ?? '';
    const isExpiry = name === 'licenseExpiry' || name === 'idExpiry';
    return (
      <EntryField
        key={name}
        label={formatMessage(FIELDS[name])}
        value={value}
        isReadOnly={isReadOnly}
        {...(field.type === 'day' ? { isDay: true } : { maxLength: field.maxLength })}
        isMultiline={name === 'notes'}
        warning={isExpiry && value !== '' && value < lastDay ? formatMessage(READING_TEXT.expired) : undefined}
        onChange={(next) => handover.setValues({ [name]: next === '' ? null : next })}
      />
    );
  };

  const documents = (
    <Panel title={formatMessage(SECTIONS.documents)}>
      <div className={`${styles.pair} ${styles.documents}`}>{DOCUMENTS.map(text)}</div>
    </Panel>
  );
  // Written beside the car, which comes first when it is back.
  const readings = (
    <Panel title={formatMessage(SECTIONS.readings)}>
      <KilometersField
        value={values.kilometers}
        last={isReadOnly ? undefined : (pickup?.values.kilometers ?? car?.mileage)}
        isReadOnly={isReadOnly}
        onChange={(kilometers) => handover.setValues({ kilometers })}
        parse={(typed) => parseNumber(typed, HANDOVER_FIELDS.kilometers)}
      />
      <FuelGauge value={values.fuel} isReadOnly={isReadOnly} onChange={(fuel) => handover.setValues({ fuel })} />
    </Panel>
  );

  return (
    <div className={styles.sections}>
      <Panel title={formatMessage(SECTIONS.rental)} className={styles.summary}>
        <p className={styles.rental}>
          <strong>
            <bdi translate="no">{carName}</bdi>
          </strong>{' '}
          <Plate plate={car?.plate} className={styles.plate} />
        </p>
        <p>
          <CustomerName name={booking.customerName} /> {booking.customerPhone && <PhoneLinks booking={booking} />}
        </p>
        <p className={styles.hint}>
          <bdi>{format.range({ from: booking.pickupDate, to: booking.dropoffDate })}</bdi>
        </p>
        {stored?.signedAt && (
          <p role="status" className={styles.saved}>
            <span>
              {formatMessage(stored.signedBy ? PAGE_TEXT.signedBy : PAGE_TEXT.signed, {
                moment: formatAgencyTimestamp(stored.signedAt, site.timeZone, locale.code),
                name: stored.signedBy ?? '',
              })}
            </span>
          </p>
        )}
      </Panel>
      {isReturn && readings}
      {documents}
      {!isReturn && readings}
      <Panel title={formatMessage(SECTIONS.accessories)} className={styles.wide}>
        <CheckChips<Accessory>
          legend={formatMessage(SECTIONS.accessories)}
          choices={ACCESSORIES.map((code) => ({ value: code, label: formatMessage(ACCESSORY_NAMES[code]) }))}
          chosen={(values.accessories ?? []) as readonly Accessory[]}
          isReadOnly={isReadOnly}
          onChange={(accessories) => handover.setValues({ accessories })}
        />
      </Panel>
      <DamageSection handover={handover} isReadOnly={isReadOnly} />
      {(!isReadOnly || shown.photos.length > 0) && (
        <Panel title={formatMessage(SECTIONS.photos)}>
          <PhotoList
            handover={handover}
            photos={shown.photos}
            isReadOnly={isReadOnly}
            numberOf={(damageId) => marks.find(({ id }) => id === damageId)?.number}
          />
        </Panel>
      )}
      <Panel title={formatMessage(SECTIONS.notes)}>
        {text('place')}
        {text('notes')}
      </Panel>
      {isReturn && lines && (
        <Panel title={formatMessage(SECTIONS.charges)} className={styles.wide}>
          <ReturnComparison booking={booking} handover={handover} pickup={pickup} today={today} />
          {!isReadOnly && (
            <>
              <p className={styles.hint}>
                <BalanceText balance={payments?.status === 'ready' ? payments.value.balance : undefined} />
              </p>
              <ChargeList handover={handover} lines={lines} />
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={shown.draft.continues === true}
                  onChange={({ target }) => handover.setDraft({ continues: target.checked })}
                />{' '}
                <span>{formatMessage(RETURN_TEXT.continues)}</span>
              </label>
            </>
          )}
          {stored?.signedAt && <SignedCharges charges={stored.charges} />}
        </Panel>
      )}
      {stored?.signature && (
        <Panel title={formatMessage(SECTIONS.signature)} className={styles.signPanel}>
          <p className={styles.sentence} lang={stored.signature.locale} dir="auto" translate="no">
            {keepPlateTogether(stored.signature.sentence)}
          </p>
          <SignatureDrawing
            strokes={stored.signature.strokes}
            label={formatMessage(SIGN_TEXT.drawn, { name: stored.signature.signerName })}
          />
          <p>
            <bdi translate="no">{stored.signature.signerName}</bdi>
          </p>
        </Panel>
      )}
      {isSigned && handover.waiting.length > 0 && (
        <div className={styles.bar} data-end-bar>
          <RefusedChanges handover={handover} />
          <SaveState handover={handover} />
        </div>
      )}
      {!isReadOnly && gaps.length > 0 && <PaperGaps gaps={gaps} handover={handover} />}
      {!isSigned && (
        <SignPanel booking={booking} handover={handover} car={car ? nameWithPlate(car) : carName} charges={lines} />
      )}
    </div>
  );
}
