import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import type { StoredVehicleService } from 'shared-kit/api-client';
import {
  type CalendarDay,
  VEHICLE_PAPER_LIMITS,
  VEHICLE_SERVICE_KINDS,
  type VehicleServiceKind,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { makeUuid } from '../../data/make-uuid.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { DayField } from '../../kit/day-field.tsx';
import { DialogField } from '../../kit/dialog-field.tsx';
import dialog from '../../kit/form-dialog.module.css';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { parseNumber } from '../../ui/parse-number.ts';
import { parsePrice, writePrice } from '../../ui/parse-price.ts';
import { PriceField } from '../../ui/price-field.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import { SERVICE_KIND_NAMES } from './due-texts.ts';
import { SERVICE_TEXT, VEHICLE_TEXT } from './texts.ts';

interface ServiceDialogProps {
  readonly carId: string;
  /** Absent for new work. */
  readonly service: StoredVehicleService | undefined;
  /** Whether it begins as work that is done. */
  readonly startsDone: boolean;
  /** Of the car now. */
  readonly kilometers: number | undefined;
  readonly onClosed: () => void;
}

/** Work on a car, which is planned, with the block of the car, or done. Opens when it is mounted. */
export function ServiceDialog({ carId, service, startsDone, kilometers: ofCar, onClosed }: ServiceDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const today = useAgencyToday();
  const refresh = useRefresh();
  const describePrice = usePriceProblem();
  const [id] = useState(() => service?.id ?? makeUuid());
  const [kind, setKind] = useState<VehicleServiceKind>(service?.kind ?? 'service');
  const [isDone, setIsDone] = useState(startsDone);
  const [plannedOn, setPlannedOn] = useState<CalendarDay | ''>(service?.plannedOn ?? today);
  const [doneOn, setDoneOn] = useState<CalendarDay | ''>(service?.doneOn ?? today);
  const [isBlocked, setIsBlocked] = useState(!service || service.blockedTo !== undefined);
  const [blockedTo, setBlockedTo] = useState<CalendarDay | ''>(service?.blockedTo ?? '');
  // What the car has driven by now says nothing of work that is done.
  const counter = service?.doneOn ? service.kilometers : (service?.kilometers ?? ofCar);
  const [kilometers, setKilometers] = useState(counter === undefined ? '' : String(counter));
  const [cost, setCost] = useState(service?.cost === undefined ? '' : writePrice(service.cost));
  const [note, setNote] = useState(service?.note ?? '');
  const price = parsePrice(cost);
  const driven = parseNumber(kilometers, { type: 'integer', maximum: VEHICLE_PAPER_LIMITS.kilometers });
  const lastDay = blockedTo || plannedOn;
  const findProblem = () => {
    const isReversed = !isDone && isBlocked && lastDay < plannedOn;
    if (plannedOn === '' || (isDone && doneOn === '') || isReversed) return formatMessage(VEHICLE_TEXT.badDay);
    if (isDone && driven === undefined) return formatMessage(VEHICLE_TEXT.badNumber);
    return describePrice(price);
  };
  const save = async () => {
    await api.vehiclePapers.saveService({
      ...{ id, carId, kind, plannedOn: (service || !isDone ? plannedOn : doneOn) as CalendarDay },
      ...(isDone && { doneOn: doneOn as CalendarDay }),
      ...(isDone && typeof driven === 'number' && { kilometers: driven }),
      ...(!isDone && isBlocked && { blockedTo: lastDay as CalendarDay }),
      ...(price.status === 'price' && { cost: price.cents / 100 }),
      ...(note.trim() && { note: note.trim() }),
      ...(service && { basedOn: service.updatedAt }),
    });
    await refresh.cars();
    return formatMessage(VEHICLE_TEXT.saved);
  };
  return (
    <FormDialog
      title={formatMessage(service ? SERVICE_TEXT.edit : SERVICE_TEXT.plan)}
      save={!service && !isDone && isBlocked ? SERVICE_TEXT.planAndBlock : COMMON_TEXT.save}
      findProblem={findProblem}
      onSave={save}
      onClosed={onClosed}
    >
      <DialogField label={formatMessage(SERVICE_TEXT.kind)}>
        {(control) => (
          <ChoiceField
            {...control}
            value={kind}
            onChange={setKind}
            choices={VEHICLE_SERVICE_KINDS.map((value) => ({ value, label: formatMessage(SERVICE_KIND_NAMES[value]) }))}
          />
        )}
      </DialogField>
      <Checkbox checked={isDone} onChange={({ target }) => setIsDone(target.checked)}>
        {formatMessage(SERVICE_TEXT.isDone)}
      </Checkbox>
      {isDone ? (
        <div className={dialog.pair}>
          <DialogField label={formatMessage(SERVICE_TEXT.doneOn)}>
            {(control) => <DayField {...control} value={doneOn} onChange={setDoneOn} />}
          </DialogField>
          <DialogField label={formatMessage(SERVICE_TEXT.kilometers)}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={kilometers}
                onChange={({ target }) => setKilometers(target.value)}
              />
            )}
          </DialogField>
        </div>
      ) : (
        <>
          <div className={dialog.pair}>
            <DialogField label={formatMessage(SERVICE_TEXT.plannedOn)}>
              {(control) => <DayField {...control} value={plannedOn} onChange={setPlannedOn} />}
            </DialogField>
            {isBlocked && (
              <DialogField label={formatMessage(SERVICE_TEXT.blockedTo)}>
                {(control) => <DayField {...control} value={lastDay} onChange={setBlockedTo} />}
              </DialogField>
            )}
          </div>
          <Checkbox checked={isBlocked} onChange={({ target }) => setIsBlocked(target.checked)}>
            {formatMessage(SERVICE_TEXT.block)}
          </Checkbox>
        </>
      )}
      <DialogField label={formatMessage(VEHICLE_TEXT.cost)}>
        {(control) => <PriceField {...control} value={cost} onChange={setCost} />}
      </DialogField>
      <DialogField label={formatMessage(VEHICLE_TEXT.note)}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            maxLength={VEHICLE_PAPER_LIMITS.note}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </DialogField>
    </FormDialog>
  );
}
