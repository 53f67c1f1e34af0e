import { useIntl } from 'shared-kit/intl';
import type { PageProps } from 'shared-kit/remote';
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
      <FleetBrowser />
    </>
  );
}
