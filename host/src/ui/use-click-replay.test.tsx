import { within } from '@testing-library/react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CLICKS_TO_REPLAY } from 'shared-kit/contract';
import { useClickReplay } from './use-click-replay.ts';

// Without `act`, which would change the order of events.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root | undefined;
let presses: string[];

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  presses = [];
  window.addEventListener('click', keep, true);
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  window.removeEventListener('click', keep, true);
  delete window[CLICKS_TO_REPLAY];
  document.body.replaceChildren();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Records clicks like the gateway's script in the page. */
function keep({ target }: MouseEvent) {
  const button = (target as Element).closest<HTMLElement>('button[type=button]');
  if (button) window[CLICKS_TO_REPLAY] = [...(window[CLICKS_TO_REPLAY] ?? []), button];
}

function Menu({ name, onHydrated }: { readonly name: string; readonly onHydrated: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(onHydrated, [onHydrated]);
  const press = () => {
    presses.push(name);
    setIsOpen(!isOpen);
  };
  return <button type="button" aria-label={name} aria-expanded={isOpen} onClick={press} />;
}

interface SiteProps {
  /** Called in the commit. */
  readonly onCommit?: () => void;
  /** Called in the effects. */
  readonly onHydrated?: () => void;
}

function Site({ onCommit = nothing, onHydrated = nothing }: SiteProps) {
  useClickReplay(isInHeader);
  useLayoutEffect(onCommit, [onCommit]);
  return (
    <>
      <header>
        <Menu name="menu" onHydrated={onHydrated} />
        <Menu name="help" onHydrated={nothing} />
      </header>
      <main>
        <button type="button" aria-label="book" onClick={() => presses.push('book')} />
      </main>
    </>
  );
}

function nothing() {}

function isInHeader(button: HTMLElement): boolean {
  return button.closest('header') !== null;
}

/** The site inside a boundary that is hydrated after the rest of the page. */
function Shell({ onCommit = nothing, onHydrated = nothing }: SiteProps) {
  useLayoutEffect(onCommit, [onCommit]);
  return (
    <Suspense>
      <Site onHydrated={onHydrated} />
    </Suspense>
  );
}

/** Adds server-rendered HTML to the document. Returns its container and functions to find and click buttons. */
function arrive(page = <Site />) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const button = (name: string) => within(container).getByRole('button', { name });
  return {
    container,
    button,
    // Dispatches an event, since `element.click()` does nothing while the element is being clicked.
    press: (name: string) => button(name).dispatchEvent(new MouseEvent('click', { bubbles: true })),
  };
}

/** Waits until all effects have run. */
async function hydrate(
  container: HTMLElement,
  page = (onHydrated: () => void): ReactNode => <Site onHydrated={onHydrated} />,
) {
  await new Promise<void>((resolve) => {
    root = hydrateRoot(container, page(resolve));
  });
  // Each replayed click runs one task after the previous one.
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Returns a function for the commit that makes `callback` run after the commit and before the effects. */
function betweenCommitAndEffects(callback: () => void): () => void {
  return () => {
    // After more than 5 ms, the scheduler continues in a later task.
    const start = performance.now();
    while (performance.now() - start < 10);
    queueMicrotask(callback);
  };
}

test('a click before hydration is replayed once', async () => {
  const { container, button, press } = arrive();
  press('menu');
  await hydrate(container);
  expect(presses).toEqual(['menu']);
  expect(button('menu')).toHaveAttribute('aria-expanded', 'true');
});

test('clicks are replayed in order, each after the effects of the last', async () => {
  const { container, button, press } = arrive();
  for (const name of ['menu', 'help', 'menu']) press(name);
  container.click();
  await hydrate(container);
  expect(presses).toEqual(['menu', 'help', 'menu']);
  // Opened and closed again.
  expect(button('menu')).toHaveAttribute('aria-expanded', 'false');
});

test('a click between commit and effects is handled by React and not replayed', async () => {
  const { container, press } = arrive();
  let pressedAt: string[] | undefined;
  const onCommit = betweenCommitAndEffects(() => {
    press('menu');
    pressedAt = [...presses];
  });
  await hydrate(container, (onHydrated) => <Site onCommit={onCommit} onHydrated={onHydrated} />);
  expect(pressedAt).toEqual(['menu']);
  expect(presses).toEqual(['menu']);
});

test('a click before and one between commit and effects are handled once each', async () => {
  const { container, press } = arrive();
  press('menu');
  await hydrate(container, (onHydrated) => (
    <Site onCommit={betweenCommitAndEffects(() => press('help'))} onHydrated={onHydrated} />
  ));
  expect(presses).toEqual(['menu', 'help']);
});

test('a click that makes React hydrate early is handled once', async () => {
  const { container, press } = arrive(<Shell />);
  await hydrate(container, (onHydrated) => (
    <Shell onCommit={betweenCommitAndEffects(() => press('menu'))} onHydrated={onHydrated} />
  ));
  expect(presses).toEqual(['menu']);
});

test('clicks outside of the hydrated part are not replayed', async () => {
  const { container, press } = arrive();
  press('book');
  await hydrate(container);
  expect(presses).toEqual([]);
});

test('a click on a removed button is not replayed', async () => {
  const { container } = arrive();
  const gone = document.createElement('button');
  document.createElement('header').append(gone);
  gone.addEventListener('click', () => presses.push('gone'));
  window[CLICKS_TO_REPLAY] = [gone];
  await hydrate(container);
  expect(presses).toEqual([]);
});
