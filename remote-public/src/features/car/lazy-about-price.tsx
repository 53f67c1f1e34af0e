import { Suspense } from 'react';
import { lazyComponent, useHost } from 'shared-kit/remote';
import type { AboutPriceProps } from './about-price.tsx';

const AboutPrice = lazyComponent<AboutPriceProps>(async () => (await import('./about-price.tsx')).AboutPrice);

/** About how much an amount is in another currency; nothing, and nothing is loaded, while the owner has set no rates. */
export function LazyAboutPrice({ amount }: Pick<AboutPriceProps, 'amount'>) {
  const { exchangeRates } = useHost().site;
  if (!exchangeRates) return null;
  return (
    <Suspense>
      <AboutPrice amount={amount} exchange={exchangeRates} />
    </Suspense>
  );
}
