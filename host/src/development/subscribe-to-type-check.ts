import type { Problem } from './error-overlay.ts';

/** Calls back with the current type errors whenever they change. @param address a URL of the host's development server */
export function subscribeToTypeCheck(address: string, onProblems: (problems: readonly Problem[]) => void): void {
  new EventSource(new URL('/problems', address)).addEventListener('message', ({ data }) => {
    const { problems }: { problems?: unknown } = JSON.parse(String(data)) ?? {};
    if (Array.isArray(problems))
      onProblems(
        problems.map((problem: { text?: unknown } | null) => ({ title: 'Type check', message: String(problem?.text) })),
      );
  });
}
