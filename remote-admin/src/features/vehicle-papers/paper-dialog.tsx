import { Input } from 'antd';
import { useState } from 'react';
import type { StoredVehiclePaper } from 'shared-kit/api-client';
import {
  addDays,
  type CalendarDay,
  daysBetween,
  VEHICLE_PAPER_KINDS,
  VEHICLE_PAPER_LIMITS,
  type VehiclePaperKind,
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
import { PAPER_KIND_NAMES } from '../../ui/paper-kind-names.ts';
import { parsePrice, writePrice } from '../../ui/parse-price.ts';
import { PriceField } from '../../ui/price-field.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { usePriceProblem } from '../../ui/use-price-problem.ts';

import { PAPER_TEXT, VEHICLE_TEXT } from './texts.ts';

interface PaperDialogProps {
  readonly carId: string;
  /** The paper that is changed, or renewed; absent for a new one. */
  readonly paper: StoredVehiclePaper | undefined;
  readonly isRenewal: boolean;
  readonly onClosed: () => void;
}

/** A paper of a car. A renewed one begins after the former, and lasts as long. Opens when it is mounted. */
export function PaperDialog({ carId, paper, isRenewal, onClosed }: PaperDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const today = useAgencyToday();
  const refresh = useRefresh();
  const describePrice = usePriceProblem();
  const edited = isRenewal ? undefined : paper;
  const [id] = useState(() => edited?.id ?? makeUuid());
  const [days] = useState(() => (isRenewal && paper ? nextDays(paper) : paper));
  const [kind, setKind] = useState<VehiclePaperKind>(paper?.kind ?? 'insurance');
  const [number, setNumber] = useState(edited?.number ?? '');
  const [validFrom, setValidFrom] = useState<CalendarDay | ''>(days?.validFrom ?? today);
  const [validTo, setValidTo] = useState<CalendarDay | ''>(days?.validTo ?? '');
  const [cost, setCost] = useState(edited?.cost === undefined ? '' : writePrice(edited.cost));
  const [note, setNote] = useState(edited?.note ?? '');
  const price = parsePrice(cost);
  const findProblem = () =>
    validFrom === '' || (validTo !== '' && validTo < validFrom)
      ? formatMessage(VEHICLE_TEXT.badDay)
      : describePrice(price);
  const save = async () => {
    await api.vehiclePapers.savePaper({
      ...{ id, carId, kind, validFrom: validFrom as CalendarDay },
      ...(validTo && { validTo }),
      ...(number.trim() && { number: number.trim() }),
      ...(price.status === 'price' && { cost: price.cents / 100 }),
      ...(note.trim() && { note: note.trim() }),
      ...(edited && { basedOn: edited.updatedAt }),
    });
    await refresh.cars();
    return formatMessage(VEHICLE_TEXT.saved);
  };
  return (
    <FormDialog
      title={formatMessage(edited ? PAPER_TEXT.edit : PAPER_TEXT.add)}
      save={COMMON_TEXT.save}
      findProblem={findProblem}
      onSave={save}
      onClosed={onClosed}
    >
      <div className={dialog.pair}>
        <DialogField label={formatMessage(PAPER_TEXT.kind)}>
          {(control) => (
            <ChoiceField
              {...control}
              value={kind}
              onChange={setKind}
              choices={VEHICLE_PAPER_KINDS.map((value) => ({ value, label: formatMessage(PAPER_KIND_NAMES[value]) }))}
            />
          )}
        </DialogField>
        <DialogField label={formatMessage(PAPER_TEXT.number)}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              maxLength={VEHICLE_PAPER_LIMITS.number}
              value={number}
              onChange={({ target }) => setNumber(target.value)}
            />
          )}
        </DialogField>
        <DialogField label={formatMessage(PAPER_TEXT.validFrom)}>
          {(control) => <DayField {...control} value={validFrom} onChange={setValidFrom} />}
        </DialogField>
        <DialogField label={formatMessage(PAPER_TEXT.validTo)} hint={formatMessage(PAPER_TEXT.noEnd)}>
          {(control) => <DayField {...control} value={validTo} onChange={setValidTo} />}
        </DialogField>
      </div>
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

/** Returns the days after those of a paper, as many as it had. */
function nextDays({ validFrom, validTo }: Pick<StoredVehiclePaper, 'validFrom' | 'validTo'>) {
  if (!validTo) return { validFrom };
  const begin = addDays(validTo, 1);
  // A year is a year, also over the leap day.
  const isYears = addDays(validTo, 1).slice(5) === validFrom.slice(5);
  const years = Number(begin.slice(0, 4)) - Number(validFrom.slice(0, 4));
  const end = isYears
    ? addDays(`${Number(begin.slice(0, 4)) + years}${begin.slice(4)}` as CalendarDay, -1)
    : addDays(begin, daysBetween(validFrom, validTo));
  return { validFrom: begin, validTo: end };
}
