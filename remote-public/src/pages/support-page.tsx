import { type PageProps, useHost } from 'shared-kit/remote';
import { FAQ_TOPICS } from '../features/faq/texts.ts';
import { FaqLinks } from '../features/support/faq-links.tsx';
import { SupportOpening } from '../features/support/support-opening.tsx';
import { describeSupportPage } from '../features/support/texts.ts';
import { SubpageMeta } from '../ui/subpage-meta.tsx';

export function SupportPage({ path }: PageProps) {
  const { site } = useHost();
  return (
    <>
      <SubpageMeta {...describeSupportPage(site)} path={path} />
      <SupportOpening site={site} />
      <FaqLinks topics={FAQ_TOPICS} />
    </>
  );
}
