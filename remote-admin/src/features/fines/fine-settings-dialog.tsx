import { Input } from 'antd';
import { useState } from 'react';
import type { FineSettings } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useSWRConfig } from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { DialogField } from '../../kit/dialog-field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { parsePrice, writePrice } from '../../ui/parse-price.ts';
import { PriceField } from '../../ui/price-field.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import { FINES_TEXT, SETTINGS_TEXT } from './texts.ts';

const MAX_DAYS = 3_650;

interface FineSettingsDialogProps {
  readonly settings: FineSettings;
  readonly onClosed: () => void;
}

/** What the owner sets for fines. Opens when it is mounted. */
export function FineSettingsDialog({ settings, onClosed }: FineSettingsDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const describePrice = usePriceProblem();
  const [fee, setFee] = useState(settings.handlingFee ? writePrice(settings.handlingFee) : '');
  const [deadline, setDeadline] = useState(String(settings.deadlineDays ?? ''));
  const [period, setPeriod] = useState(String(settings.periodDays ?? ''));
  const price = parsePrice(fee);
  const save = async () => {
    await api.fines.saveSettings({
      ...(price.status === 'price' && price.cents > 0 && { handlingFee: price.cents / 100 }),
      ...(deadline.trim() && { deadlineDays: Number(deadline) }),
      ...(period.trim() && { periodDays: Number(period) }),
    });
    await mutate(cacheKeys.fineSettings);
    return formatMessage(FINES_TEXT.saved);
  };
  const findProblem = () =>
    [deadline, period].every(areDays) ? describePrice(price) : formatMessage(SETTINGS_TEXT.badDays);
  const days = (name: 'deadline' | 'period', value: string, change: (text: string) => void) => (
    <DialogField label={formatMessage(SETTINGS_TEXT[name])} hint={formatMessage(SETTINGS_TEXT[`${name}Hint`])}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </DialogField>
  );
  return (
    <FormDialog
      title={formatMessage(SETTINGS_TEXT.title)}
      save={COMMON_TEXT.save}
      findProblem={findProblem}
      onSave={save}
      onClosed={onClosed}
    >
      <DialogField label={formatMessage(SETTINGS_TEXT.fee)} hint={formatMessage(SETTINGS_TEXT.feeHint)}>
        {(control) => <PriceField {...control} value={fee} onChange={setFee} />}
      </DialogField>
      {days('deadline', deadline, setDeadline)}
      {days('period', period, setPeriod)}
    </FormDialog>
  );
}

const areDays = (text: string) =>
  /^\d*$/.test(text.trim()) && (text.trim() === '' || (Number(text) >= 1 && Number(text) <= MAX_DAYS));
