/** A legal page as data: an introduction, then parts with an anchor each. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly LegalPart[];
  readonly contact: { readonly id: string; readonly title: string; readonly text: string };
}

export interface LegalPart {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
