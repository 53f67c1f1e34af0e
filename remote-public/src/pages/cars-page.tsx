import type { PageProps } from 'shared-kit/remote';
import { FleetBrowser } from '../features/car-list/fleet-browser.tsx';
import { FleetIntro } from '../features/car-list/fleet-intro.tsx';
import { CAR_LIST_TEXT } from '../features/car-list/texts.ts';
import { SubpageMeta } from '../ui/subpage-meta.tsx';

export function CarsPage({ path }: PageProps) {
  const { title, description } = CAR_LIST_TEXT.page;
  return (
    <>
      <SubpageMeta title={title} description={description} path={path} />
      <FleetIntro />
      <FleetBrowser />
    </>
  );
}
