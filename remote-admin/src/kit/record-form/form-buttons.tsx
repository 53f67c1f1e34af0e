import { Button } from 'antd';
import { type Message, useIntl } from 'shared-kit/intl';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './form-buttons.module.css';

interface FormButtonsProps {
  readonly isSaving: boolean;
  readonly isIncomplete?: boolean;
  /** A text, or one that is already in the language of the console. */
  readonly save?: Message | string;
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
        {typeof save === 'string' ? save : formatMessage(save)}
      </Button>
    </div>
  );
}
