import { type PageProps, useHost } from 'shared-kit/remote';
import { FAQ_TOPICS } from '../features/faq/content.ts';
import { FaqPointer } from '../features/support/faq-pointer.tsx';
import { SupportOpening } from '../features/support/support-opening.tsx';
import { ListedPageMeta } from '../ui/listed-page-meta.tsx';

export function SupportPage({ path }: PageProps) {
  const { site } = useHost();
  return (
    <>
      <ListedPageMeta
        title="Support"
        description={`Call ${site.agencyName} in Marrakech 24/7, write an email and hear back within 2 hours, or send a WhatsApp message.`}
        path={path}
      />
      <SupportOpening site={site} />
      <FaqPointer topics={FAQ_TOPICS} />
    </>
  );
}
