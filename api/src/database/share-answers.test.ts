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

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await settle();
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
  await until(() => asked.length === 2);
  const latest = ask('may');
  asked[1]?.answer('taken');
  expect(await Promise.all(later)).toEqual(['taken', 'taken', 'taken']);
  await until(() => asked.length === 3);
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

test('a failure is of those who shared it alone: who waits asks anew', async () => {
  const { ask, asked } = prepare();
  const first = Promise.allSettled([ask('may'), ask('may')]);
  await settle();
  const later = [ask('may'), ask('may')];
  asked[0]?.fail(new Error('gone'));
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await until(() => asked.length === 2);
  asked[1]?.answer('back');
  expect(await Promise.all(later)).toEqual(['back', 'back']);
  await settle();
  void ask('may');
  await settle();
  expect(asked).toHaveLength(3);
});

test('behind an answer that does not come nobody waits for long', async () => {
  const { ask, asked } = prepare();
  void ask('may');
  await settle();
  const later = ask('may');
  await until(() => asked.length === 2);
  asked[1]?.answer('found');
  expect(await later).toBe('found');
  asked[0]?.answer('late');
  await settle();
  void ask('may');
  await settle();
  expect(asked).toHaveLength(3);
});
