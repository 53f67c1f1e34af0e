import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { LIVE_REGION_ATTRIBUTE } from 'shared-kit/contract';
import { useIntl } from 'shared-kit/intl';
import { focusPageHeading, Icon, useCloseRequest } from 'shared-kit/ui';
import { tabbable } from 'tabbable';
import { afterPaint } from './after-paint.ts';
import styles from './dialog.module.css';
import { DIALOG_TEXT } from './texts.ts';

/** Ends the inert state of the page after the last dialog was closed; undefined when that is done. */
let finishClosing: (() => void) | undefined;

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Content at the end of the dialog that stays visible while the rest scrolls. */
  readonly foot?: ReactNode;
  /** `wide` has room for two fields, or two months, beside each other. */
  readonly width?: 'narrow' | 'wide';
  /** Whether the dialog lies over toasts, which repeat what it says, instead of leaving room for them. */
  readonly coversToasts?: boolean;
}

/**
 * A modal dialog, a bottom sheet on a phone. The rest of the page is inert except the toasts, which a native modal dialog
 * would make inert too. The focus starts at the title, stays inside, and returns to the opener.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, foot, width = 'narrow', coversToasts = false } = props;
  const { formatMessage } = useIntl();
  const surface = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useCloseRequest(true, onClose);

  useEffect(() => {
    finishClosing?.();
    const opener = document.activeElement as HTMLElement | null;
    heading.current?.focus({ preventScroll: true });
    let release = () => {};
    const cancel = afterPaint(() => {
      release = makeBackgroundInert(surface.current);
    });
    return () => {
      cancel();
      finishClosing = () => {
        finishClosing = undefined;
        release();
        // Does nothing when the focus has been moved meanwhile.
        if (document.activeElement !== document.body) return;
        opener?.focus();
        // A removed or disabled opener cannot be focused.
        if (opener && document.activeElement !== opener) focusPageHeading();
      };
      afterPaint(() => finishClosing?.());
    };
  }, []);

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: key events of the dialog bubble up to here
    <div
      ref={surface}
      className={styles.backdrop}
      data-covers-toasts={coversToasts || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Tab') return;
        // Keeps the key from closing a dialog below, from which this one was opened.
        event.stopPropagation();
        if (event.key === 'Tab') return wrapFocus(event.currentTarget, event);
        // Keeps the browser from sending a close request, too.
        event.preventDefault();
        onClose();
      }}
    >
      <div role="dialog" aria-modal="true" aria-labelledby={titleId} className={styles.dialog} data-width={width}>
        <div className={styles.header}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={formatMessage(DIALOG_TEXT.close)}
            onClick={onClose}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>,
    document.body,
  );
}

/** Makes the siblings inert and locks scrolling. Returns the function that reverts this. */
function makeBackgroundInert(surface: Element | null): () => void {
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== surface &&
      !element.hasAttribute(LIVE_REGION_ATTRIBUTE) &&
      !element.inert,
  );
  for (const element of behind) element.inert = true;
  const { style, clientWidth } = document.documentElement;
  // Padding of the scroll bar's width, so that the page does not move.
  style.paddingInlineEnd = `${Math.max(0, innerWidth - clientWidth)}px`;
  style.overflow = 'hidden';
  return () => {
    for (const element of behind) element.inert = false;
    style.overflow = '';
    style.paddingInlineEnd = '';
  };
}

/** Moves the focus from the last control to the first, and back. */
function wrapFocus(container: HTMLElement, event: { shiftKey: boolean; preventDefault(): void }): void {
  const controls = tabbable(container);
  const [first, last] = [controls[0], controls.at(-1)];
  const focused = document.activeElement;
  if (event.shiftKey ? focused === first || !controls.includes(focused as HTMLElement) : focused === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
