import type { PageProps } from 'shared-kit/remote';
import { AboutFigures } from '../features/about/about-figures.tsx';
import { AboutHero } from '../features/about/about-hero.tsx';
import { Closing } from '../features/about/closing.tsx';
import { Mission } from '../features/about/mission.tsx';
import { ABOUT_META } from '../features/about/texts.ts';
import { Timeline } from '../features/about/timeline.tsx';
import { Values } from '../features/about/values.tsx';
import { SubpageMeta } from '../ui/subpage-meta.tsx';
import { useTexts } from '../ui/use-texts.ts';

export function AboutPage({ path }: PageProps) {
  return (
    <>
      <SubpageMeta {...useTexts(ABOUT_META)} path={path} />
      <AboutHero />
      <AboutFigures />
      <Mission />
      <Values />
      <Timeline />
      <Closing />
    </>
  );
}
