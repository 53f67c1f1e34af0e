import type { DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { CHOICE_ADVICE } from './texts.ts';

interface NearestDaysProps {
  readonly range: DateRange;
  readonly onTake: (range: DateRange) => void;
}

/** Takes the nearest days that the owner's rules allow. */
export function NearestDays({ range, onTake }: NearestDaysProps) {
  const { formatMessage } = useIntl();
  const days = <bdi>{useFormat().range(range, DAY_STYLE)}</bdi>;
  return (
    <Button look="secondary" onClick={() => onTake(range)}>
      <span>{formatMessage(CHOICE_ADVICE.take, { days })}</span>
    </Button>
  );
}

const DAY_STYLE = { day: 'numeric', month: 'short' } as const;
