import type { SiteSettings } from 'shared-kit/domain';
import { ZelligeLine } from 'shared-kit/ui';
import { IndexedColumn } from '../../ui/indexed-column.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import { LegalContact } from './legal-contact.tsx';
import styles from './legal-document.module.css';
import type { LegalText } from './legal-text.ts';
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
