import { setImmediate, setTimeout } from 'node:timers/promises';

/** Nobody waits longer for the answer before theirs, so that all hear of a silent database in two seconds. */
const MAX_WAIT_MS = 100;

interface Turn<Answer> {
  hasBegun: boolean;
  readonly answer: Promise<Answer>;
  /** For those who came after it had begun. */
  next?: Promise<Answer>;
}

/**
 * Lets those who ask the same thing at once share one answer, so that a rush on the same days or the same list is one
 * question at a time for the database. It was begun after each of them asked: nobody misses what was booked before.
 * Who comes while it is on its way shares the next one.
 */
export function shareAnswers<Question, Answer>(
  find: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string,
): (question: Question) => Promise<Answer> {
  const turns = new Map<string, Turn<Answer>>();

  function begin(question: Question, key: string): Promise<Answer> {
    // Who came in the same moment is read first: the embedded database, in this thread, leaves no time for it later.
    const answer = setImmediate().then(() => {
      turn.hasBegun = true;
      return find(question);
    });
    const turn: Turn<Answer> = { hasBegun: false, answer };
    turns.set(key, turn);
    const end = () => {
      if (turns.get(key) === turn && !turn.next) turns.delete(key);
    };
    answer.then(end, end);
    return answer;
  }

  return (question) => {
    const key = keyOf(question);
    const turn = turns.get(key);
    if (!turn) return begin(question, key);
    if (!turn.hasBegun) return turn.answer;
    turn.next ??= Promise.race([turn.answer.catch(() => {}), setTimeout(MAX_WAIT_MS, undefined, { ref: false })]).then(
      () => begin(question, key),
    );
    return turn.next;
  };
}
