import { Button } from 'antd';
import { type Message, useIntl } from 'shared-kit/intl';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './form-buttons.module.css';

interface FormButtonsProps {
  readonly isSaving: boolean;
  readonly isIncomplete?: boolean;
  readonly save?: Message;
  readonly onCancel: () => void;
}

/** The buttons of a form: one that leaves all as it was, and one that sends it. */
export function FormButtons({ isSaving, isIncomplete = false, save = COMMON_TEXT.save, onCancel }: FormButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.buttons}>
      <Button disabled={isSaving} onClick={onCancel}>
        {formatMessage(COMMON_TEXT.cancel)}
      </Button>
      <Button type="primary" htmlType="submit" disabled={isIncomplete} loading={isSaving}>
        {formatMessage(save)}
      </Button>
    </div>
  );
}
