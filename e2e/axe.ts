import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
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
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  // Only what is wrong leaves the page: the driver checks every value that it passes on, and all results are many.
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  });
}
