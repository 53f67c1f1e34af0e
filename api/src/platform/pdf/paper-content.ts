import type { DamageView, LocaleCode, Stroke } from 'shared-kit/domain';

/** A text in each of the languages of a paper. */
export type Texts = readonly string[];

interface Clause {
  readonly language: LocaleCode;
  readonly text: string;
}

interface Signer {
  readonly label: Texts;
  readonly name?: string;
  readonly note?: string;
  readonly strokes?: readonly Stroke[];
}

/** A part of a paper; `api/papers/paper.typ` draws each. */
export type PaperBlock =
  | { readonly type: 'heading' | 'paragraph'; readonly text: Texts }
  | { readonly type: 'facts'; readonly facts: readonly PaperFact[] }
  | {
      readonly type: 'sums';
      /** Of the three columns. */
      readonly headings: readonly Texts[];
      readonly lines: readonly {
        readonly label: Texts;
        readonly detail?: string;
        readonly quantity: string;
        readonly amount: string;
      }[];
      readonly totals: readonly { readonly label: Texts; readonly amount: string; readonly strong?: boolean }[];
    }
  | {
      readonly type: 'marks';
      readonly views: readonly {
        readonly view: DamageView;
        readonly label: Texts;
        readonly marks: readonly {
          readonly number: number;
          readonly x: number;
          readonly y: number;
          readonly isNew: boolean;
        }[];
      }[];
    }
  | { readonly type: 'clauses'; readonly clauses: readonly (readonly Clause[])[] }
  | { readonly type: 'signatures'; readonly sentence?: Texts; readonly signers: readonly Signer[] };

export interface PaperFact {
  readonly label: Texts;
  readonly value: Texts;
}

/** What a paper shows, word for word: its PDF is made of nothing else. */
export interface PaperContent {
  /** Those of its texts. */
  readonly languages: readonly LocaleCode[];
  /** Which of them it shows: one, or two beside each other. Absent in papers of older versions, which show all of theirs. */
  readonly shown?: readonly LocaleCode[];
  /** What a copy in other languages says of itself. */
  readonly copy?: Texts;
  readonly title: Texts;
  readonly number: string;
  /** Day and time of issue, as shown. */
  readonly issued: Texts;
  /** The same by the agency's clock, as the file's date. */
  readonly date: Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>>;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  readonly blocks: readonly PaperBlock[];
}
