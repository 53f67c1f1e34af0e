import { useIntl } from 'shared-kit/intl';
import { type PageProps, useFormat, useHost } from 'shared-kit/remote';
import { PublicPageMeta, StructuredData } from 'shared-kit/ui';
import { describeAgency } from '../data/structured-data/describe-agency.ts';
import { RENTAL_TEXT } from '../data/texts.ts';
import { useFleetPreview } from '../data/use-fleet.ts';
import { FleetPreview } from '../features/car-list/fleet-preview.tsx';
import { Hero } from '../features/home/hero.tsx';
import { Reasons } from '../features/home/reasons.tsx';
import { HOME_TEXT } from '../features/home/texts.ts';
import { TrustFacts } from '../features/home/trust-facts.tsx';
import { LazyReviews } from '../features/reviews/lazy-reviews.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { Section } from '../ui/section.tsx';

export function HomePage({ path }: PageProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const fleet = useFleetPreview();
  const { prices, reviews } = fleet.status === 'ready' ? fleet.value : {};
  const price = (amount: number) => format.price(amount, site.currencySigns.storefront);
  const priceRange = prices && `${price(prices.lowest)} – ${price(prices.highest)}`;
  return (
    <>
      <PublicPageMeta
        title={formatMessage(HOME_TEXT.title)}
        description={formatMessage(HOME_TEXT.description)}
        site={site}
        locale={locale.code}
        path={path}
      />
      <StructuredData
        data={describeAgency(site, locale.code, formatMessage(RENTAL_TEXT.marrakech), priceRange, reviews)}
      />
      <Hero>
        <SearchForm />
      </Hero>
      <TrustFacts />
      <FleetPreview />
      <Reasons />
      {reviews && (
        <Section>
          <LazyReviews summary={reviews} />
        </Section>
      )}
    </>
  );
}
