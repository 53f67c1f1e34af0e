import { shareAnswers } from './share-answers.ts';

interface Asked {
  readonly question: string;
  answer(text: string): void;
  fail(error: Error): void;
}

function prepare() {
  const asked: Asked[] = [];
  const ask = shareAnswers(
    (question: string) =>
      new Promise<string>((answer, fail) => {
        asked.push({ question, answer, fail });
      }),
    (question) => question,
  );
  return { ask, asked };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('who asks in the same moment shares the answer', async () => {
  const { ask, asked } = prepare();
  const answers = [ask('may'), ask('may'), ask('may')];
  await settle();
  expect(asked).toHaveLength(1);
  asked[0]?.answer('free');
  expect(await Promise.all(answers)).toEqual(['free', 'free', 'free']);
});

test('who asks while an answer is on its way shares the next one, begun after they asked', async () => {
  const { ask, asked } = prepare();
  const first = ask('may');
  await settle();
  const later = [ask('may'), ask('may'), ask('may')];
  await settle();
  expect(asked).toHaveLength(1);
  asked[0]?.answer('free');
  expect(await first).toBe('free');
  await settle();
  expect(asked).toHaveLength(2);
  const latest = ask('may');
  asked[1]?.answer('taken');
  expect(await Promise.all(later)).toEqual(['taken', 'taken', 'taken']);
  await settle();
  asked[2]?.answer('free again');
  expect(await latest).toBe('free again');
  expect(asked).toHaveLength(3);
});

test('another question has its own answer, and an ended one is asked anew', async () => {
  const { ask, asked } = prepare();
  const answers = [ask('may'), ask('june')];
  await settle();
  expect(asked.map(({ question }) => question)).toEqual(['may', 'june']);
  asked[1]?.answer('b');
  asked[0]?.answer('a');
  expect(await Promise.all(answers)).toEqual(['a', 'b']);
  await settle();
  void ask('may');
  await settle();
  expect(asked).toHaveLength(3);
});

test('those who wait share a failure; the next who asks starts anew', async () => {
  const { ask, asked } = prepare();
  const first = ask('may');
  await settle();
  const answers = Promise.allSettled([first, ask('may')]);
  asked[0]?.fail(new Error('gone'));
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await settle();
  const after = ask('may');
  await settle();
  asked[1]?.answer('back');
  expect(await after).toBe('back');
});
