import type { Problem } from './overlay.ts';

/** Follows the type check that runs beside the development servers, if there is one. @param address a URL of the host's */
export function followTypeCheck(address: string, onProblems: (problems: readonly Problem[]) => void): void {
  new EventSource(new URL('/problems', address)).addEventListener('message', ({ data }) => {
    const { problems }: { problems?: unknown } = JSON.parse(String(data)) ?? {};
    if (Array.isArray(problems))
      onProblems(
        problems.map((problem: { text?: unknown } | null) => ({ title: 'Type check', message: String(problem?.text) })),
      );
  });
}
