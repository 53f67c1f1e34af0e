import { Switch } from 'antd';
import { useId } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './reports.module.css';
import { REPORTS_TEXT } from './texts.ts';

/** Whether the owner gets the figures of each week by e-mail. */
export function WeeklyMailSwitch() {
  const { api, mutate, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const label = useId();
  const { data } = useSWR(cacheKeys.weeklyMail, () => api.reports.getsWeeklyMail(), STAFF_QUERY);
  const choose = async (isOn: boolean) => {
    const save = async () => {
      await api.reports.chooseWeeklyMail(isOn);
      return isOn;
    };
    try {
      await mutate(cacheKeys.weeklyMail, save, { optimisticData: isOn, revalidate: false });
      toasts.success(formatMessage(isOn ? REPORTS_TEXT.mailOn : REPORTS_TEXT.mailOff));
    } catch (error) {
      showFailure({ log: 'The weekly e-mail could not be changed', error, text: describeError(error) });
    }
  };
  return (
    <div className={styles.mail}>
      <Switch aria-labelledby={label} disabled={data === undefined} checked={data === true} onChange={choose} />
      <span id={label}>{formatMessage(REPORTS_TEXT.mail)}</span>
    </div>
  );
}
