import type { PageProps } from 'shared-kit/remote';
import { AboutHero } from '../features/about/about-hero.tsx';
import { Closing } from '../features/about/closing.tsx';
import { Mission } from '../features/about/mission.tsx';
import { ABOUT_FIGURES, ABOUT_META } from '../features/about/texts.ts';
import { Timeline } from '../features/about/timeline.tsx';
import { Values } from '../features/about/values.tsx';
import { FigureBand } from '../ui/figure-band.tsx';
import { SubpageMeta } from '../ui/subpage-meta.tsx';

export function AboutPage({ path }: PageProps) {
  return (
    <>
      <SubpageMeta {...ABOUT_META} path={path} />
      <AboutHero />
      <FigureBand {...ABOUT_FIGURES} />
      <Mission />
      <Values />
      <Timeline />
      <Closing />
    </>
  );
}
