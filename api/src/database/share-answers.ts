/**
 * Lets those who ask the same thing while it is being found out share one further answer, so that a rush on the same
 * days or the same list is one question at a time for the database. The answer that they share was begun after each of them asked:
 * nobody misses what was booked before. They also share a failure of the one they waited for, rather than wait twice.
 */
export function shareAnswers<Question, Answer>(
  find: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string,
): (question: Question) => Promise<Answer> {
  const running = new Map<string, { readonly now: Promise<Answer>; next?: Promise<Answer> }>();

  function start(question: Question, key: string): Promise<Answer> {
    const turn: { now: Promise<Answer>; next?: Promise<Answer> } = { now: find(question) };
    running.set(key, turn);
    const end = () => {
      if (!turn.next) running.delete(key);
    };
    turn.now.then(end, () => running.delete(key));
    return turn.now;
  }

  return (question) => {
    const key = keyOf(question);
    const turn = running.get(key);
    if (!turn) return start(question, key);
    turn.next ??= turn.now.then(() => start(question, key));
    return turn.next;
  };
}
