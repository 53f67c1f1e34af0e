import { Button } from 'antd';
import type { ReactNode } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';

interface StepButtonsProps {
  /** Names of the buttons. */
  readonly previous: Message;
  readonly next: Message;
  /** Whether nothing comes after what is shown. */
  readonly isLast?: boolean;
  readonly onStep: (direction: -1 | 1) => void;
  /** What is shown, between the buttons. */
  readonly children?: ReactNode;
}

/** Buttons that go to the time before and after the shown one. */
export function StepButtons({ previous, next, isLast = false, onStep, children }: StepButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Button
        aria-label={formatMessage(previous)}
        icon={<Icon name="chevronBack" size={18} />}
        onClick={() => onStep(-1)}
      />
      {children}
      <Button
        aria-label={formatMessage(next)}
        icon={<Icon name="chevronForward" size={18} />}
        disabled={isLast}
        onClick={() => onStep(1)}
      />
    </>
  );
}
