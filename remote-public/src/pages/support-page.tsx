import { type PageProps, useHost } from 'shared-kit/remote';
import { FAQ_TOPICS } from '../features/faq/texts.ts';
import { FaqPointer } from '../features/support/faq-pointer.tsx';
import { SupportOpening } from '../features/support/support-opening.tsx';
import { describeSupportPage } from '../features/support/texts.ts';
import { ListedPageMeta } from '../ui/listed-page-meta.tsx';

export function SupportPage({ path }: PageProps) {
  const { site } = useHost();
  return (
    <>
      <ListedPageMeta {...describeSupportPage(site)} path={path} />
      <SupportOpening site={site} />
      <FaqPointer topics={FAQ_TOPICS} />
    </>
  );
}
