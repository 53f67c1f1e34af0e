import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of a PDF file, without marks of direction, with plain spaces. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/[\u200e\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
}
