import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { DateRange, FleetFilters } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import type { PageProps } from 'shared-kit/remote';
import { useHydrated } from 'shared-kit/ui';
import { FleetBrowser } from '../features/car-list/fleet-browser.tsx';
import { FleetIntro } from '../features/car-list/fleet-intro.tsx';
import { LIST_TEXT } from '../features/car-list/texts.ts';
import { SubpageMeta } from '../ui/subpage-meta.tsx';

export function CarsPage({ path }: PageProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <SubpageMeta
        title={formatMessage(LIST_TEXT.title)}
        description={formatMessage(LIST_TEXT.description)}
        path={path}
      />
      <FleetIntro />
      <FleetBrowser renderAlternatives={renderAlternatives} />
    </>
  );
}

interface OfferProps {
  readonly range: DateRange;
  readonly filters: FleetFilters;
}

/** Loads what an empty list offers on demand; without it, the list still says what can be done. */
const Alternatives = lazy<ComponentType<OfferProps>>(async () => {
  const loaded = await import('../features/alternatives/alternatives.tsx').catch(() => undefined);
  return { default: loaded?.Alternatives ?? (() => null) };
});

function renderAlternatives(range: DateRange, filters: FleetFilters) {
  return (
    <WhenHydrated>
      <Alternatives range={range} filters={filters} />
    </WhenHydrated>
  );
}

/** Its style sheet comes with its code, which a page without scripts does not fetch. */
function WhenHydrated({ children }: { readonly children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>;
}
