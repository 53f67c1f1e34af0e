import { useHost } from 'shared-kit/remote';
import { PageMeta } from 'shared-kit/ui';
import { MyBooking } from '../features/my-booking/my-booking.tsx';
import { INTRO_TEXT } from '../features/my-booking/texts.ts';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import { useTexts } from '../ui/use-texts.ts';

export function MyBookingPage() {
  const { site } = useHost();
  const { title, lead } = useTexts(INTRO_TEXT);
  return (
    <>
      <PageMeta title={title} siteName={site.agencyName} isUnlisted />
      <Section>
        <PageIntro title={title} lead={lead} />
        <MyBooking />
      </Section>
    </>
  );
}
