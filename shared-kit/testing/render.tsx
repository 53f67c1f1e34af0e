import { type RenderOptions, type RenderResult, render as renderBare } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { TextsProvider } from 'shared-kit/intl';

function English({ children }: { readonly children: ReactNode }) {
  return <TextsProvider locale="en">{children}</TextsProvider>;
}

/** Renders with the English texts, which are in the code. */
export function render(element: ReactElement, options?: Omit<RenderOptions, 'wrapper' | 'queries'>): RenderResult {
  return renderBare(element, { ...options, wrapper: English });
}
