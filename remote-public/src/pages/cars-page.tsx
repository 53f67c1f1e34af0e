import { fleetContent } from '../features/fleet/content.ts';
import { FleetBrowser } from '../features/fleet/fleet-browser.tsx';
import { FleetIntro } from '../features/fleet/fleet-intro.tsx';
import { ListedPage } from '../ui/listed-page.tsx';

export function CarsPage() {
  const { title, description } = fleetContent.page;
  return (
    <>
      <ListedPage title={title} description={description} path="/cars" />
      <FleetIntro />
      <FleetBrowser />
    </>
  );
}
