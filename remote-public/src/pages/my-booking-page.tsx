import { type PageProps, useHost } from 'shared-kit/remote';
import { PublicPageMeta } from 'shared-kit/ui';
import { MyBooking } from '../features/my-booking/my-booking.tsx';
import { INTRO_TEXT } from '../features/my-booking/texts.ts';
import { useTexts } from '../ui/use-texts.ts';
import styles from './my-booking-page.module.css';

export function MyBookingPage({ path }: PageProps) {
  const { site, locale } = useHost();
  const { title, lead } = useTexts(INTRO_TEXT);
  return (
    <>
      <PublicPageMeta title={title} description={lead} site={site} locale={locale.code} path={path} isUnlisted />
      <div className={styles.page}>
        <header className={styles.intro}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <MyBooking />
      </div>
    </>
  );
}
