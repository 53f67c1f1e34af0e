import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';
import { FAQ_TOPICS } from '../features/faq/content.ts';
import { FaqPointer } from '../features/support/faq-pointer.tsx';
import { SupportOpening } from '../features/support/support-opening.tsx';

export function SupportPage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta
        title="Support"
        description={`Call ${site.agencyName} in Marrakech 24/7, write an email and hear back within 2 hours, or send a WhatsApp message.`}
        siteName={site.agencyName}
      />
      <SupportOpening site={site} />
      <FaqPointer topics={FAQ_TOPICS} />
    </>
  );
}
