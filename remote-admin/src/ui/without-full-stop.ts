/** Returns a sentence for the middle of another one, which brings its own full stop. */
export function withoutFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
