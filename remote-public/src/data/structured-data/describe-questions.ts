interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Questions and their answers as schema.org's `FAQPage`. */
export function describeQuestions(questions: readonly Answered[]): Readonly<Record<string, unknown>> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
