import { defineMessages, useIntl } from 'shared-kit/intl';
import { type PageProps, useHost } from 'shared-kit/remote';
import { ButtonLink, PublicPageMeta } from 'shared-kit/ui';
import styles from './start-page.module.css';

const START_TEXT = defineMessages({
  title: { id: 'start.START_TEXT.title', defaultMessage: 'Welcome to Guest' },
  lead: {
    id: 'start.START_TEXT.lead',
    defaultMessage: 'A team of its own makes and releases the pages of this section.',
  },
  cars: { id: 'start.START_TEXT.cars', defaultMessage: 'See the cars' },
});

export function StartPage({ path }: PageProps) {
  const { formatMessage } = useIntl();
  const { site, locale } = useHost();
  const title = formatMessage(START_TEXT.title);
  const lead = formatMessage(START_TEXT.lead);
  return (
    <div className={styles.page}>
      <PublicPageMeta title={title} description={lead} site={site} locale={locale.code} path={path} />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <ButtonLink to="/cars">{formatMessage(START_TEXT.cars)}</ButtonLink>
    </div>
  );
}
