/** Returns a sentence without its full stop, for use inside of another sentence. */
export function withoutFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
