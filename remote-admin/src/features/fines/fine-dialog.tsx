import { Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CalendarDay, FINE_FIELDS, FINE_KINDS, type Fine } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { useFleet } from '../../data/use-fleet.ts';
import { DayField } from '../../kit/day-field.tsx';
import { DialogField } from '../../kit/dialog-field.tsx';
import dialog from '../../kit/form-dialog.module.css';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { findChanges } from '../../kit/record-form/find-changes.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { useCustomerName } from '../../ui/customer-name.tsx';
import { parsePrice, writePrice } from '../../ui/parse-price.ts';
import { nameWithPlate } from '../../ui/plate.tsx';
import { PriceField } from '../../ui/price-field.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { TimeField } from '../../ui/time-field.tsx';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import { ATTRIBUTION_TEXT, FINE_KIND_NAMES } from './mark-texts.ts';
import { FINE_COLUMNS, FINE_FORM, FINES_TEXT } from './texts.ts';

interface FineDialogProps {
  /** Absent for a new one. */
  readonly fine?: Fine;
  readonly onClosed: () => void;
}

const TIME = new RegExp(FINE_FIELDS.occurredTime.pattern);

/** Enters or edits a fine, and says who had the car at that minute. Opens when it is mounted. */
export function FineDialog({ fine, onClosed }: FineDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const describePrice = usePriceProblem();
  const fleet = useFleet();
  const [values, setValues] = useState(() => ({ ...EMPTY, ...fine }));
  const [amount, setAmount] = useState(fine ? writePrice(fine.amount) : '');
  const set = (changes: Partial<typeof values>) => setValues({ ...values, ...changes });
  const price = parsePrice(amount);
  const { carId, occurredOn, occurredTime, deadline } = values;
  const isComplete = carId !== '' && occurredOn !== '' && TIME.test(occurredTime);
  const findProblem = () => {
    const isMissing = !isComplete || price.status === 'missing' || !values.authority.trim() || !values.reference.trim();
    return isMissing ? formatMessage(FINE_FORM.missing) : describePrice(price);
  };
  const save = async () => {
    const written = {
      ...{ kind: values.kind, carId, occurredOn: occurredOn as CalendarDay, occurredTime },
      ...{ authority: values.authority.trim(), reference: values.reference.trim() },
      amount: price.status === 'price' ? price.cents / 100 : 0,
      deadline: deadline || undefined,
      note: values.note.trim() || undefined,
    };
    if (fine) {
      const names = Object.keys(findChanges(written, fine)) as (keyof typeof written)[];
      // Null clears a field.
      const changes = Object.fromEntries(names.map((name) => [name, written[name] ?? null]));
      const basedOn = Object.fromEntries(names.map((name) => [name, fine[name] ?? null]));
      if (names.length > 0) await api.updateEntity('Fines', { id: fine.id, ...changes, basedOn } as never);
    } else {
      const [made] = await api.createEntities('Fines', [written as never]);
      if (made) void navigate(`/admin/fines/${made.id}`);
    }
    return formatMessage(FINES_TEXT.saved);
  };
  const cars = fleet.status === 'ready' ? fleet.value : [];
  const text = (name: 'authority' | 'reference' | 'note') => (
    <DialogField label={formatMessage(FINE_FORM[name])}>
      {(control) => (
        <Input
          {...control}
          dir="auto"
          autoComplete="off"
          maxLength={FINE_FIELDS[name].maxLength}
          value={values[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </DialogField>
  );
  return (
    <FormDialog
      title={formatMessage(fine ? FINE_FORM.edit : FINES_TEXT.add, { reference: fine?.reference ?? '' })}
      save={COMMON_TEXT.save}
      isIncomplete={fleet.status === 'loading'}
      findProblem={findProblem}
      onSave={save}
      onClosed={onClosed}
    >
      <div className={dialog.pair}>
        <DialogField label={formatMessage(FINES_TEXT.kind)}>
          {(control) => (
            <ChoiceField
              {...control}
              value={values.kind}
              choices={FINE_KINDS.map((value) => ({ value, label: formatMessage(FINE_KIND_NAMES[value]) }))}
              onChange={(kind) => set({ kind })}
            />
          )}
        </DialogField>
        <DialogField label={formatMessage(FINE_FORM.car)}>
          {(control) => (
            <ChoiceField
              {...control}
              placeholder={formatMessage(FINE_FORM.choose)}
              value={carId}
              choices={cars.map((car) => ({ value: car.CarId, label: nameWithPlate(car) }))}
              onChange={(chosen) => set({ carId: chosen })}
            />
          )}
        </DialogField>
        <DialogField label={formatMessage(FINE_FORM.day)}>
          {(control) => <DayField {...control} value={occurredOn} onChange={(day) => set({ occurredOn: day })} />}
        </DialogField>
        <DialogField label={formatMessage(FINE_FORM.time)}>
          {(control) => (
            <TimeField {...control} value={occurredTime} onChange={(time) => set({ occurredTime: time })} />
          )}
        </DialogField>
      </div>
      {isComplete && <HolderLine carId={carId} day={occurredOn as CalendarDay} time={occurredTime} />}
      {text('authority')}
      <div className={dialog.pair}>
        {text('reference')}
        <DialogField label={formatMessage(FINE_COLUMNS.amount)}>
          {(control) => <PriceField {...control} value={amount} onChange={setAmount} />}
        </DialogField>
      </div>
      <DialogField label={formatMessage(FINE_FORM.deadline)} hint={formatMessage(FINE_FORM.deadlineHint)}>
        {(control) => <DayField {...control} value={deadline} onChange={(day) => set({ deadline: day })} />}
      </DialogField>
      {text('note')}
    </FormDialog>
  );
}

const EMPTY = {
  kind: 'fine' as Fine['kind'],
  carId: '',
  occurredOn: '' as CalendarDay | '',
  occurredTime: '',
  authority: '',
  reference: '',
  deadline: '' as CalendarDay | '',
  note: '',
};

interface HolderLineProps {
  readonly carId: string;
  readonly day: CalendarDay;
  readonly time: string;
}

/** Who had the car, as the server finds it. */
function HolderLine(minute: HolderLineProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const nameOf = useCustomerName();
  const { data } = useSWR(cacheKeys.fineHolders(minute), () => api.fines.findHolders(minute), {
    ...STAFF_QUERY,
    keepPreviousData: false,
  });
  const found = data?.candidates.find(({ id }) => id === data.holder?.bookingId);
  return (
    <p role="status">
      {data && !data.holder && <span>{formatMessage(ATTRIBUTION_TEXT.nobody)}</span>}
      {data?.holder && found && (
        <>
          <strong>{formatMessage(FINE_FORM.had, { customer: nameOf(found) })}</strong>{' '}
          <span>{formatMessage(ATTRIBUTION_TEXT[data.holder.attribution])}</span>
        </>
      )}
    </p>
  );
}
