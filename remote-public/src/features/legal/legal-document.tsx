import { Link } from 'react-router-dom';
import { emailLink, type SiteSettings, telephoneLink } from 'shared-kit/domain';
import { Icon, ZelligeLine } from 'shared-kit/ui';
import { IndexedColumn } from '../../ui/indexed-column.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './legal-document.module.css';
import { LEGAL_TEXT } from './texts.ts';

interface LegalDocumentProps {
  readonly text: LegalText;
  readonly site: Pick<SiteSettings, 'email' | 'phone'>;
}

export function LegalDocument({ text: { title, lead, parts, contact }, site }: LegalDocumentProps) {
  return (
    <>
      <Section ground="sand">
        <PageIntro title={title} lead={lead} />
      </Section>
      <ZelligeLine />
      <Section>
        <IndexedColumn label={LEGAL_TEXT.index} entries={[...parts, contact]}>
          {parts.map((part) => (
            <section key={part.id} className={styles.part} aria-labelledby={part.id}>
              <h2 id={part.id}>{part.title}</h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <section className={styles.part} aria-labelledby={contact.id}>
            <h2 id={contact.id}>{contact.title}</h2>
            <p>{contact.text}</p>
            <LegalContact site={site} />
          </section>
        </IndexedColumn>
      </Section>
    </>
  );
}

function LegalContact({ site }: { readonly site: Pick<SiteSettings, 'email' | 'phone'> }) {
  return (
    <ul className={styles.contact}>
      <li>
        <a href={emailLink(site)}>
          <Icon name="mail" />
          {site.email}
        </a>
      </li>
      <li>
        <a href={telephoneLink(site.phone)}>
          <Icon name="phone" />
          {site.phone}
        </a>
      </li>
      <li>
        <Link to="/faq">
          <Icon name="arrowForward" />
          {LEGAL_TEXT.faq}
        </Link>
      </li>
    </ul>
  );
}

/** Text of a legal page; the ids of its parts are anchors. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly LegalPart[];
  readonly contact: { readonly id: string; readonly title: string; readonly text: string };
}

interface LegalPart {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
