import { type PageProps, useHost } from 'shared-kit/remote';
import { FaqLinks } from '../features/support/faq-links.tsx';
import { SupportOpening } from '../features/support/support-opening.tsx';
import { SUPPORT_META } from '../features/support/texts.ts';
import { FAQ_TOPICS } from '../ui/faq-topics-texts.ts';
import { SubpageMeta } from '../ui/subpage-meta.tsx';
import { useTexts } from '../ui/use-texts.ts';

export function SupportPage({ path }: PageProps) {
  const { site } = useHost();
  return (
    <>
      <SubpageMeta {...useTexts(SUPPORT_META, { agencyName: site.agencyName })} path={path} />
      <SupportOpening site={site} />
      <FaqLinks topics={FAQ_TOPICS} />
    </>
  );
}
