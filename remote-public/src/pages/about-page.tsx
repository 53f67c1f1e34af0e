import type { PageProps } from 'shared-kit/remote';
import { AboutHero } from '../features/about/about-hero.tsx';
import { Closing } from '../features/about/closing.tsx';
import { ABOUT_FIGURES } from '../features/about/content.ts';
import { Mission } from '../features/about/mission.tsx';
import { Timeline } from '../features/about/timeline.tsx';
import { Values } from '../features/about/values.tsx';
import { FigureBand } from '../ui/figure-band.tsx';
import { ListedPageMeta } from '../ui/listed-page-meta.tsx';

export function AboutPage({ path }: PageProps) {
  return (
    <>
      <ListedPageMeta
        title="About"
        description="A car rental agency in Marrakech since 2014: the car you chose, at the price you saw, with someone who answers."
        path={path}
      />
      <AboutHero />
      <FigureBand {...ABOUT_FIGURES} />
      <Mission />
      <Values />
      <Timeline />
      <Closing />
    </>
  );
}
