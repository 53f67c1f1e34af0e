import { Input } from 'antd';
import { useState } from 'react';
import type { VehicleRecords } from 'shared-kit/api-client';
import {
  type DefaultInterval,
  VEHICLE_PAPER_LIMITS,
  VEHICLE_SERVICE_KINDS,
  type VehicleServiceKind,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { DialogField } from '../../kit/dialog-field.tsx';
import dialog from '../../kit/form-dialog.module.css';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { parseNumber } from '../../ui/parse-number.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { SERVICE_KIND_NAMES } from './due-texts.ts';
import { INTERVAL_TEXT, SCOPE_NAMES, SERVICE_TEXT, VEHICLE_TEXT } from './texts.ts';

/** Of which cars an interval is: this one, this one as all others, or all without one of their own. */
const SCOPES = ['car', 'asAll', 'all'] as const;
type Scope = (typeof SCOPES)[number];

interface IntervalDialogProps {
  readonly carId: string;
  readonly records: VehicleRecords;
  /** The kind that is shown first. */
  readonly kind: VehicleServiceKind;
  readonly onClosed: () => void;
}

/** How often a kind of work on a car is due. Opens when it is mounted. */
export function IntervalDialog({ carId, records, kind: first, onClosed }: IntervalDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const refresh = useRefresh();
  const maySetAll = usePermission('vehiclePapers.settings');
  const { intervals, defaults = [] } = records;
  const find = (kind: VehicleServiceKind, list: readonly DefaultInterval[]) => list.find((one) => one.kind === kind);
  const textsOf = (interval: DefaultInterval | undefined) => ({
    days: String(interval?.everyDays ?? ''),
    kilometers: String(interval?.everyKilometers ?? ''),
  });
  const scopeOf = (kind: VehicleServiceKind): Scope =>
    intervals.some((interval) => interval.kind === kind && interval.isDefault) ? 'asAll' : 'car';
  const [kind, setKind] = useState(first);
  const [scope, setScope] = useState(() => scopeOf(first));
  const [texts, setTexts] = useState(() => textsOf(find(first, intervals)));
  const scopes = SCOPES.filter((one) => (one === 'asAll' ? find(kind, defaults) : one === 'car' || maySetAll));
  const chooseScope = (chosen: Scope) => {
    setScope(chosen);
    setTexts(textsOf(find(kind, chosen === 'car' ? intervals : defaults)));
  };
  const positive = { type: 'integer', minimum: 1 } as const;
  const everyDays = parseNumber(texts.days, { ...positive, maximum: VEHICLE_PAPER_LIMITS.everyDays });
  const everyKilometers = parseNumber(texts.kilometers, { ...positive, maximum: VEHICLE_PAPER_LIMITS.kilometers });
  const save = async () => {
    const interval = { kind, ...(everyDays && { everyDays }), ...(everyKilometers && { everyKilometers }) };
    if (scope === 'all') await api.vehiclePapers.saveDefaultInterval(interval);
    else if (scope === 'asAll') await api.vehiclePapers.saveInterval({ carId, kind, isAsDefault: true });
    else await api.vehiclePapers.saveInterval({ carId, ...interval });
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
              setScope(scopeOf(chosen));
              setTexts(textsOf(find(chosen, intervals)));
            }}
            choices={VEHICLE_SERVICE_KINDS.map((value) => ({ value, label: formatMessage(SERVICE_KIND_NAMES[value]) }))}
          />
        )}
      </DialogField>
      {scopes.length > 1 && (
        <DialogField label={formatMessage(INTERVAL_TEXT.scope)}>
          {(control) => (
            <ChoiceField
              {...control}
              value={scope}
              onChange={chooseScope}
              choices={scopes.map((value) => ({ value, label: formatMessage(SCOPE_NAMES[value]) }))}
            />
          )}
        </DialogField>
      )}
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
                disabled={scope === 'asAll'}
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
