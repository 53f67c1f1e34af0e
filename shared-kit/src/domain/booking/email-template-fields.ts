import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { normalizeLine } from '../fields/normalize-typed-text.ts';
import type { LocaleCode } from '../locale.ts';

const WRITTEN_BY_STAFF = { readBy: 'staff', writtenBy: 'creator' } as const;
const SUBJECT = { ...WRITTEN_BY_STAFF, type: 'text', maxLength: 200, normalize: normalizeLine } as const;
const BODY = { ...WRITTEN_BY_STAFF, type: 'text', maxLength: 5_000, isMultiline: true } as const;

/** Entity `EmailTemplates`: what the agency writes to customers again and again (docs/rules.md#templates-of-e-mails). */
export const EMAIL_TEMPLATE_FIELDS = {
  id: {
    type: 'integer',
    column: 'id',
    readBy: 'staff',
    writtenBy: 'server',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    example: 3,
  },
  title: {
    ...WRITTEN_BY_STAFF,
    type: 'text',
    column: 'title',
    maxLength: 80,
    normalize: normalizeLine,
    description: 'By which staff choose it; customers do not see it',
    example: 'Flight is late',
  },
  subjectEn: { ...SUBJECT, column: 'subject_en', example: 'Your flight' },
  bodyEn: { ...BODY, column: 'body_en', example: 'Hello {name},\n\nwe wait for you at {place}.' },
  subjectFr: { ...SUBJECT, optional: true, column: 'subject_fr', example: 'Votre vol' },
  bodyFr: { ...BODY, optional: true, column: 'body_fr', example: 'Bonjour {name},\n\nnous vous attendons : {place}.' },
  subjectEs: { ...SUBJECT, optional: true, column: 'subject_es', example: 'Su vuelo' },
  bodyEs: { ...BODY, optional: true, column: 'body_es', example: 'Hola, {name}:\n\nle esperamos en {place}.' },
  subjectAr: { ...SUBJECT, optional: true, column: 'subject_ar', example: 'رحلتكم' },
  bodyAr: { ...BODY, optional: true, column: 'body_ar', example: 'مرحباً {name}،\n\nننتظركم في {place}.' },
} as const satisfies EntityFields;

export type EmailTemplate = EntityOf<typeof EMAIL_TEMPLATE_FIELDS>;

/** Body that creates a template. */
export type NewEmailTemplate = CreationOf<typeof EMAIL_TEMPLATE_FIELDS>;

/** The fields with the texts of each language. */
export const TEMPLATE_TEXTS = {
  en: { subject: 'subjectEn', body: 'bodyEn' },
  fr: { subject: 'subjectFr', body: 'bodyFr' },
  es: { subject: 'subjectEs', body: 'bodyEs' },
  ar: { subject: 'subjectAr', body: 'bodyAr' },
} as const satisfies Readonly<Record<LocaleCode, object>>;

export interface TemplateText {
  readonly language: LocaleCode;
  readonly subject: string;
  readonly body: string;
}

/** Returns the texts of a template in a language; in English when subject or text of it are missing. */
export function templateText(template: EmailTemplate, language: LocaleCode): TemplateText {
  const { [TEMPLATE_TEXTS[language].subject]: subject, [TEMPLATE_TEXTS[language].body]: body } = template;
  if (subject && body) return { language, subject, body };
  return { language: 'en', subject: template.subjectEn, body: template.bodyEn };
}
