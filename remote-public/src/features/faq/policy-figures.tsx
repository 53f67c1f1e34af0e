import { useIntl } from 'shared-kit/intl';
import { FigureBand } from '../../ui/figure-band.tsx';
import { POLICY_FIGURES } from './texts.ts';

export function PolicyFigures() {
  const { formatMessage } = useIntl();
  return (
    <FigureBand
      label={formatMessage(POLICY_FIGURES.label)}
      figures={POLICY_FIGURES.figures.map(({ figure, unit, label }) => ({
        figure: typeof figure === 'string' ? figure : formatMessage(figure),
        unit: formatMessage(unit),
        label: formatMessage(label),
      }))}
    />
  );
}
