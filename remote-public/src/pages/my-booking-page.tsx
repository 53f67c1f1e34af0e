import { type PageProps, useHost } from 'shared-kit/remote';
import { PublicPageMeta } from 'shared-kit/ui';
import { MyBooking } from '../features/my-booking/my-booking.tsx';
import { INTRO_TEXT } from '../features/my-booking/texts.ts';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import { useTexts } from '../ui/use-texts.ts';

export function MyBookingPage({ path }: PageProps) {
  const { site, locale } = useHost();
  const { title, lead } = useTexts(INTRO_TEXT);
  return (
    <>
      <PublicPageMeta title={title} description={lead} site={site} locale={locale.code} path={path} isUnlisted />
      <Section>
        <PageIntro title={title} lead={lead} />
        <MyBooking />
      </Section>
    </>
  );
}
