/** An error to show to the developer. */
export interface Problem {
  readonly title: string;
  readonly message: string;
  /** Source lines around the error. */
  readonly code?: string | undefined;
  /** Stack frames and component owners with source positions, innermost first. */
  readonly frames?: readonly string[];
}

const STYLE = `
  section { position: fixed; inset: auto 0 0; margin: 0; width: auto; height: auto; max-height: 75vh; overflow: auto;
    box-sizing: border-box; padding: 1rem 1.5rem; border: 0; border-top: 4px solid #e5484d; background: #1b1b1f;
    color: #f4f4f6; font: 14px/1.5 ui-monospace, monospace; text-align: left; direction: ltr }
  h2 { margin: 0 4rem 0.25rem 0; color: #ff9592; font-size: 15px }
  p { margin: 0 0 0.5rem }
  p, pre { white-space: pre-wrap; overflow-wrap: anywhere }
  pre { margin: 0 0 0.75rem; padding: 0.5rem; background: #26262b; color: #c9c9d1 }
  button { position: sticky; top: 0; float: right; padding: 0.25rem 0.75rem; font: inherit }
`;

/** Creates the error panel and returns the function that updates it. Its close button and Escape call `onClose`. */
export function createErrorOverlay(onClose: () => void) {
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const panel = document.createElement('section');
  panel.setAttribute('aria-label', 'Development errors');
  panel.setAttribute('role', 'alert');
  panel.tabIndex = 0;
  // A popover is in the top layer, above the page's dialogs, and does not move the focus.
  panel.popover = 'manual';
  root.append(style, panel);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !element.isConnected) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onClose();
  };
  window.addEventListener('keydown', closeOnEscape, { capture: true });

  /** Replaces the shown problems; an empty list hides the panel. */
  return function show(problems: readonly Problem[]): void {
    if (problems.length === 0) {
      element.remove();
      return;
    }
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Close';
    close.addEventListener('click', onClose);
    panel.replaceChildren(close, ...problems.flatMap(describe));
    if (element.isConnected) return;
    // Not in the body, which the application controls.
    document.documentElement.append(element);
    panel.showPopover();
  };
}

function describe({ title, message, code, frames = [] }: Problem): HTMLElement[] {
  const blocks = [code ?? '', frames.join('\n')].filter((block) => block !== '');
  return [text('h2', title), text('p', message), ...blocks.map((block) => text('pre', block))];
}

function text(name: string, content: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = content;
  return element;
}
