import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DEFAULT_LOCALE, emailLink, type RentalTerms, telephoneLink } from 'shared-kit/domain';
import { FormattedMessage, type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Icon, ZelligeLine } from 'shared-kit/ui';
import { usePolicyValues } from '../../data/use-policy-values.ts';
import { IndexedColumn } from '../../ui/indexed-column.tsx';
import { isolateDirection } from '../../ui/isolate-direction.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './legal-document.module.css';
import { LEGAL_TEXT } from './texts.ts';

interface LegalDocumentProps {
  readonly text: LegalText;
  /** Path of the page, without language prefix. */
  readonly path: string;
  /** That the owner has set for all cars. */
  readonly terms?: RentalTerms | undefined;
}

export function LegalDocument({ text, path, terms }: LegalDocumentProps) {
  const { locale } = useHost();
  const { formatMessage } = useIntl();
  const values = usePolicyValues(terms);
  const isolated = isolateDirection(values);
  const contact = { ...text.contact, title: formatMessage(text.contact.title) };
  const parts = text.parts.map((part) => ({ ...part, title: formatMessage(part.title) }));
  return (
    <>
      <Section ground="sand" bandClassName={styles.opening}>
        <PageIntro title={formatMessage(text.title)} lead={formatMessage(text.lead, values)} />
        {locale.code !== DEFAULT_LOCALE && <EnglishPrevails path={path} />}
      </Section>
      <ZelligeLine />
      <Section bandClassName={styles.text}>
        <IndexedColumn label={formatMessage(LEGAL_TEXT.index)} entries={[...parts, contact]}>
          {parts.map((part) => (
            <section key={part.id} className={styles.part} aria-labelledby={part.id}>
              <h2 id={part.id}>{part.title}</h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph.id}>
                  <FormattedMessage {...paragraph} values={isolated} />
                </p>
              ))}
            </section>
          ))}
          <section className={styles.part} aria-labelledby={contact.id}>
            <h2 id={contact.id}>{contact.title}</h2>
            <p>{formatMessage(contact.text)}</p>
            <LegalContact />
          </section>
        </IndexedColumn>
      </Section>
    </>
  );
}

/** States which text is binding, with a link to it. The other language is another document. */
function EnglishPrevails({ path }: { readonly path: string }) {
  const link = (text: ReactNode) => (
    <a href={path} hrefLang={DEFAULT_LOCALE}>
      {text}
    </a>
  );
  return (
    <p className={styles.prevails}>
      <FormattedMessage {...LEGAL_TEXT.englishPrevails} values={{ link }} />
    </p>
  );
}

function LegalContact() {
  const { site } = useHost();
  return (
    <ul className={styles.contact}>
      <li>
        <a href={emailLink(site)}>
          <Icon name="mail" />
          <bdi translate="no">{site.email}</bdi>
        </a>
      </li>
      <li>
        <a href={telephoneLink(site.phone)}>
          <Icon name="phone" />
          <bdi dir="ltr" translate="no">
            {site.phone}
          </bdi>
        </a>
      </li>
      <li>
        <Link to="/faq">
          <Icon name="arrowForward" />
          <FormattedMessage {...LEGAL_TEXT.faq} />
        </Link>
      </li>
    </ul>
  );
}

/** Text of a legal page; the ids of its parts are anchors. The arguments are those of `usePolicyValues`. */
export interface LegalText {
  readonly title: Message;
  readonly lead: Message;
  readonly parts: readonly LegalPart[];
  readonly contact: { readonly id: string; readonly title: Message; readonly text: Message };
}

interface LegalPart {
  readonly id: string;
  readonly title: Message;
  readonly paragraphs: readonly Message[];
}
