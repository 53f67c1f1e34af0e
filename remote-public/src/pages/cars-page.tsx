import type { PageProps } from 'shared-kit/remote';
import { fleetContent } from '../features/car-list/content.ts';
import { FleetBrowser } from '../features/car-list/fleet-browser.tsx';
import { FleetIntro } from '../features/car-list/fleet-intro.tsx';
import { ListedPageMeta } from '../ui/listed-page-meta.tsx';

export function CarsPage({ path }: PageProps) {
  const { title, description } = fleetContent.page;
  return (
    <>
      <ListedPageMeta title={title} description={description} path={path} />
      <FleetIntro />
      <FleetBrowser />
    </>
  );
}
