/** A part of a line. */
export type Inline = string | Isolated | Link;

/** A value that is isolated from the text direction around it. */
export interface Isolated {
  readonly isolated: string;
  /** Codes, phone numbers and addresses are left to right; the direction of other values follows from their letters. */
  readonly isLeftToRight?: boolean;
}

export interface Link {
  /** Of the schemes `https`, `http`, `tel` and `mailto`. */
  readonly href: string;
  readonly content: readonly Inline[];
}

/** A line of text. */
export type Line = readonly Inline[];

/** A label, and its value in one or several lines. */
export interface Fact {
  readonly label: string;
  readonly value: readonly Line[];
  /** Lines shown below the value. */
  readonly remarks?: readonly Line[];
  readonly isTotal?: boolean;
}

export type Block =
  | { readonly type: 'heading'; readonly text: Line }
  | { readonly type: 'paragraph'; readonly lines: readonly Line[]; readonly isQuiet?: boolean }
  /** Paragraphs of plain text that a person wrote, in any language. */
  | { readonly type: 'prose'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly Line[] }
  | { readonly type: 'code'; readonly label: string; readonly code: string }
  | { readonly type: 'facts'; readonly facts: readonly Fact[] }
  | { readonly type: 'picture'; readonly src: string; readonly alt: string }
  /** The address is put in unchanged: it may be a placeholder, and must not come from a person. */
  | { readonly type: 'button'; readonly label: string; readonly href: string };

/** An e-mail, from which both its text and its HTML are rendered. */
export interface EmailDocument {
  readonly subject: Line;
  /** The line that lists of e-mails show beside the subject. */
  readonly preheader?: Line;
  readonly title?: Line;
  readonly blocks: readonly Block[];
  /** Lines about the sender below everything. */
  readonly footer: readonly Line[];
  /** JSON-LD for programs that read e-mails. */
  readonly markup?: object;
}

/** Characters that change the direction of the text after them. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Returns a name or another text of a person as a part of a line. */
export function isolated(text: string): Isolated {
  return { isolated: text.replaceAll(DIRECTION_CONTROLS, '') };
}

/** Returns a code, phone number or e-mail address as a part of a line. */
export function leftToRight(text: string): Isolated {
  return { ...isolated(text), isLeftToRight: true };
}
