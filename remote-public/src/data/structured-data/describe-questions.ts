import type { FAQPageLeaf } from 'schema-dts';

interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Returns questions and answers as schema.org's `FAQPage`. */
export function describeQuestions(questions: readonly Answered[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
