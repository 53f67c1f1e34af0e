import {
  type MouseEventHandler,
  type PointerEventHandler,
  type ReactNode,
  Suspense,
  startTransition,
  useRef,
  useState,
} from 'react';
import type { CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { VisuallyHidden } from 'shared-kit/ui';
import type { RangePanelProps } from './range-panel.tsx';
import { PICKER_TEXT } from './texts.ts';
import { useLazy } from './use-lazy.tsx';

const loadPanel = async () => (await import('./range-panel.tsx')).RangePanel;

/** Props of a button that opens the calendar. */
export interface PickerTrigger {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onClick: MouseEventHandler<HTMLElement>;
  readonly onPointerEnter: PointerEventHandler<HTMLElement>;
  readonly onFocus: () => void;
}

export interface PickerOptions extends Omit<RangePanelProps, 'area' | 'onClose' | 'onStart'> {
  /** Called with the first day while the second one is being chosen beside the field, then without one. */
  readonly onStart?: (start: CalendarDay | undefined) => void;
}

interface RangePickerAreaProps extends PickerOptions {
  readonly className?: string | undefined;
  readonly children: (trigger: PickerTrigger) => ReactNode;
}

/** Buttons that open a calendar to change a range, beside them or, on a phone, in a sheet. */
export function RangePickerArea({ className, children, onStart, ...panel }: RangePickerAreaProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [RangePanel, preload] = useLazy(loadPanel);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);

  const close = (keepsFocus: boolean) => {
    setIsOpen(false);
    onStart?.(undefined);
    if (keepsFocus) opener.current?.focus();
  };

  return (
    <div ref={area} className={className}>
      {children({
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: ({ currentTarget }) => {
          opener.current = currentTarget;
          // A transition, so that the press is shown before the calendar is loaded.
          startTransition(() => {
            setIsOpen(!isOpen);
            onStart?.(undefined);
          });
        },
        // Mouse only: on touch screens, this event comes no earlier than the press.
        onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && preload(),
        onFocus: () => preload(),
      })}
      {isOpen && (
        <Suspense
          fallback={
            <VisuallyHidden>
              <output>{formatMessage(PICKER_TEXT.loading)}</output>
            </VisuallyHidden>
          }
        >
          <RangePanel {...panel} area={area} onStart={onStart} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
