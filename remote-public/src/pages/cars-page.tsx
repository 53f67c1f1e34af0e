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

/** Loaded on demand. If loading fails, an empty list still shows its own actions. */
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

/**
 * Renders children after hydration only: their style sheet is loaded with their code, which pages without scripts do
 * not load.
 */
function WhenHydrated({ children }: { readonly children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>;
}
