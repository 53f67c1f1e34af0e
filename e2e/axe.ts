import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds on the loaded page, a line each; WCAG 2.2 A and AA and its best practices. */
export async function findViolations(page: Page): Promise<string[]> {
  // What loads is dimmed and inert.
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  // Colours are judged as they stay, not in the middle of a transition.
  await page.evaluate(async () => {
    const isEndless = ({ effect }: Animation) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    const transitions = document.getAnimations().filter((animation) => !isEndless(animation));
    // One that is canceled is over too.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  // Evaluated by the debugger and not as a script of the page, whose policy forbids foreign scripts.
  await page.evaluate(AXE);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
