import type { GroupFieldDefinition, ValueOf } from '../fields/entity-fields.ts';
import { normalizeLine } from '../fields/normalize-typed-text.ts';

const NAME = { type: 'text', maxLength: 80, normalize: normalizeLine } as const;
const TEXT = { type: 'text', maxLength: 500, normalize: normalizeLine } as const;

/** A name that the owner gives, in the languages of the site. */
export const NAMES = {
  type: 'group',
  column: 'names',
  readBy: 'staff',
  writtenBy: 'creator',
  parts: {
    en: NAME,
    fr: { ...NAME, optional: true },
    es: { ...NAME, optional: true },
    ar: { ...NAME, optional: true },
  },
  example: { en: 'Summer', fr: 'Été', es: 'Verano', ar: 'الصيف' },
} as const satisfies GroupFieldDefinition;

export type Names = ValueOf<typeof NAMES>;

/** The parts of a sentence that the owner writes, in the languages of the site. */
export const SENTENCE_PARTS = {
  en: TEXT,
  fr: { ...TEXT, optional: true },
  es: { ...TEXT, optional: true },
  ar: { ...TEXT, optional: true },
} as const;
