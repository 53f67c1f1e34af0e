import { createContext, type ReactNode, use, useContext } from 'react';
import { loadChunk } from 'shared-kit/contract';
import { type LoadMessages, type Messages, TextsProvider, useIntl } from 'shared-kit/intl';

/** Loads a part once in each language. */
type LoadPart = (...part: Parameters<LoadMessages>) => Promise<Messages>;

/** Absent in tests, whose texts are English, as in the code. */
export const LoadPartContext = createContext<LoadPart | undefined>(undefined);

/** Returns a loader that loads each part of the messages once. */
export function createPartLoader(load: LoadMessages): LoadPart {
  const loaded = new Map<string, Promise<Messages>>();
  return (locale, part) => {
    const key = `${locale} ${part}`;
    const messages = loaded.get(key) ?? loadChunk(() => load(locale, part));
    loaded.set(key, messages);
    return messages;
  };
}

interface PartTextsProps {
  /** A part of `text-parts.json` that is no page's. */
  readonly part: string;
  readonly children: ReactNode;
}

/** Provides a part of the messages, and no other, which most pages do without. Suspends until it is loaded. */
export function PartTexts({ part, children }: PartTextsProps) {
  const { locale } = useIntl();
  const load = useContext(LoadPartContext);
  if (!load) return children;
  return (
    <TextsProvider locale={locale} messages={use(load(locale, part))}>
      {children}
    </TextsProvider>
  );
}
