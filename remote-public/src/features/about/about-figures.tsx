import { useIntl } from 'shared-kit/intl';
import { FigureBand } from '../../ui/figure-band.tsx';
import { ABOUT_FIGURES } from './texts.ts';

export function AboutFigures() {
  const { formatMessage } = useIntl();
  return (
    <FigureBand
      label={formatMessage(ABOUT_FIGURES.label)}
      figures={ABOUT_FIGURES.figures.map(({ figure, label }) => ({
        figure: formatMessage(figure),
        label: formatMessage(label),
      }))}
    />
  );
}
