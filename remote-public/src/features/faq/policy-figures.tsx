import type { RentalTerms } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { FigureBand } from '../../ui/figure-band.tsx';
import { POLICY_FIGURES, policyFigures } from './texts.ts';

/** @param terms that the owner has set for all cars */
export function PolicyFigures({ terms }: { readonly terms: RentalTerms | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <FigureBand
      label={formatMessage(POLICY_FIGURES)}
      figures={policyFigures(terms).map(({ figure, unit, label, count }) => ({
        figure: typeof figure === 'string' ? figure : formatMessage(figure),
        unit: formatMessage(unit, { count }),
        label: formatMessage(label),
      }))}
    />
  );
}
