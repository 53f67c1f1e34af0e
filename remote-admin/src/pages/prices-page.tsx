import { useIntl } from 'shared-kit/intl';
import { useFleet } from '../data/use-fleet.ts';
import { usePermission } from '../data/use-permission.ts';
import { SETTINGS_TEXT } from '../features/accounts/texts.ts';
import { DiscountsPanel } from '../features/prices/discounts-panel.tsx';
import { ExtrasPanel } from '../features/prices/extras-panel.tsx';
import { PlacesPanel } from '../features/prices/places-panel.tsx';
import { SeasonsPanel } from '../features/prices/seasons-panel.tsx';
import { TermsPanel } from '../features/prices/terms-panel.tsx';
import { GRID_TEXT, PRICES_TEXT } from '../features/prices/texts.ts';
import { useRules } from '../features/prices/use-rules.ts';
import { YearGrid } from '../features/prices/year-grid.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { COMMON_TEXT } from '../ui/texts.ts';
import styles from './prices-page.module.css';
import { RulesHistory } from './rules-history.tsx';

/** `/admin/settings/prices`: the owner's rules of prices, and the price of any car on each day of a year. */
export function PricesPage() {
  const { formatMessage } = useIntl();
  const mayWrite = usePermission('prices.write');
  const fleet = useFleet();
  const seasons = useRules('PriceSeasons');
  const discounts = useRules('LengthDiscounts');
  const extras = useRules('Extras');
  const places = useRules('Places');
  const terms = useRules('RentalTerms');
  const cars = fleet.status === 'ready' ? fleet.value.filter(({ archived }) => !archived) : [];
  return (
    <>
      <PageHeader
        title={formatMessage(SETTINGS_TEXT.prices)}
        subtitle={formatMessage(mayWrite ? PRICES_TEXT.lead : PRICES_TEXT.readOnly)}
        back={<BackLink to="/admin/settings" label={COMMON_TEXT.backToSettings} />}
      />
      <div className={styles.panels}>
        <div className={styles.column}>
          <SeasonsPanel state={seasons} cars={cars} />
          <PlacesPanel state={places} />
        </div>
        <div className={styles.column}>
          <DiscountsPanel state={discounts} />
          <ExtrasPanel state={extras} />
          <TermsPanel state={terms} cars={cars} />
        </div>
        {seasons.status === 'ready' && fleet.status === 'ready' && (
          <Panel title={formatMessage(GRID_TEXT.title)} className={styles.whole}>
            <YearGrid cars={cars} stored={seasons.value} seasons={seasons.value} />
          </Panel>
        )}
        <div className={styles.whole}>
          <RulesHistory cars={cars} />
        </div>
      </div>
    </>
  );
}
