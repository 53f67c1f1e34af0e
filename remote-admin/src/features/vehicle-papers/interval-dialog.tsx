import { Input } from 'antd';
import { useState } from 'react';
import {
  type ServiceInterval,
  VEHICLE_PAPER_LIMITS,
  VEHICLE_SERVICE_KINDS,
  type VehicleServiceKind,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useRefresh } from '../../data/use-refresh.ts';
import { DialogField } from '../../kit/dialog-field.tsx';
import dialog from '../../kit/form-dialog.module.css';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { parseNumber } from '../../ui/parse-number.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { SERVICE_KIND_NAMES } from './due-texts.ts';
import { INTERVAL_TEXT, SERVICE_TEXT, VEHICLE_TEXT } from './texts.ts';

interface IntervalDialogProps {
  readonly carId: string;
  readonly intervals: readonly ServiceInterval[];
  /** The kind that is shown first. */
  readonly kind: VehicleServiceKind;
  readonly onClosed: () => void;
}

/** How often a kind of work on a car is due. Opens when it is mounted. */
export function IntervalDialog({ carId, intervals, kind: first, onClosed }: IntervalDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const refresh = useRefresh();
  const textsOf = (kind: VehicleServiceKind) => {
    const { everyDays = '', everyKilometers = '' } = intervals.find((interval) => interval.kind === kind) ?? {};
    return { days: String(everyDays), kilometers: String(everyKilometers) };
  };
  const [kind, setKind] = useState(first);
  const [texts, setTexts] = useState(() => textsOf(first));
  const positive = { type: 'integer', minimum: 1 } as const;
  const everyDays = parseNumber(texts.days, { ...positive, maximum: VEHICLE_PAPER_LIMITS.everyDays });
  const everyKilometers = parseNumber(texts.kilometers, { ...positive, maximum: VEHICLE_PAPER_LIMITS.kilometers });
  const save = async () => {
    await api.vehiclePapers.saveInterval({
      ...{ carId, kind },
      ...(everyDays && { everyDays }),
      ...(everyKilometers && { everyKilometers }),
    });
    await refresh.cars();
    return formatMessage(VEHICLE_TEXT.saved);
  };
  return (
    <FormDialog
      title={formatMessage(INTERVAL_TEXT.set)}
      save={COMMON_TEXT.save}
      findProblem={() =>
        everyDays === undefined || everyKilometers === undefined ? formatMessage(VEHICLE_TEXT.badNumber) : undefined
      }
      onSave={save}
      onClosed={onClosed}
    >
      <DialogField label={formatMessage(SERVICE_TEXT.kind)}>
        {(control) => (
          <ChoiceField
            {...control}
            value={kind}
            onChange={(chosen) => {
              setKind(chosen);
              setTexts(textsOf(chosen));
            }}
            choices={VEHICLE_SERVICE_KINDS.map((value) => ({ value, label: formatMessage(SERVICE_KIND_NAMES[value]) }))}
          />
        )}
      </DialogField>
      <div className={dialog.pair}>
        {(['days', 'kilometers'] as const).map((name) => (
          <DialogField
            key={name}
            label={formatMessage(name === 'days' ? INTERVAL_TEXT.everyDays : INTERVAL_TEXT.everyKilometers)}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={texts[name]}
                onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
              />
            )}
          </DialogField>
        ))}
      </div>
      <p className={dialog.hint}>{formatMessage(INTERVAL_TEXT.hint)}</p>
    </FormDialog>
  );
}
