import { useHost } from '../data/host-context.tsx';
import { FAQ_TOPICS } from '../features/faq/content.ts';
import { FaqPointer } from '../features/support/faq-pointer.tsx';
import { SupportOpening } from '../features/support/support-opening.tsx';
import { ListedPage } from '../ui/listed-page.tsx';

export function SupportPage() {
  const { site } = useHost();
  return (
    <>
      <ListedPage
        title="Support"
        description={`Call ${site.agencyName} in Marrakech 24/7, write an email and hear back within 2 hours, or send a WhatsApp message.`}
        path="/support"
      />
      <SupportOpening site={site} />
      <FaqPointer topics={FAQ_TOPICS} />
    </>
  );
}
