import { App, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { lazy, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Icon, useIsDark, useMediaQuery } from 'shared-kit/ui';
import { LiveAnnouncer } from '../features/live/live-announcer.tsx';
import { ShortcutsDialog } from '../features/shortcuts/shortcuts-dialog.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import styles from './console.module.css';
import { consoleTheme } from './console-theme.ts';
import { SEARCH_TEXT } from './search/texts.ts';
import { useSearchShortcut } from './search/use-search-shortcut.ts';
import { useTypedAhead } from './search/use-typed-ahead.ts';
import { StaffNavigation } from './staff-navigation.tsx';
import { useDropOtherCopies } from './use-drop-other-copies.ts';
import { useSendWaiting } from './use-send-waiting.ts';

/** Loaded when it is first opened: pages do not wait for it. */
const SearchDialog = lazy(async () => {
  const { SearchDialog: Dialog } = await import('./search/search-dialog.tsx');
  return { default: Dialog };
});

interface ConsoleProps {
  /** Ant Design's own texts; always the same promise. */
  readonly locale: Promise<Locale>;
  readonly children?: ReactNode;
}

/** Frame of every page of the console: theme, language and the container of dialogs. Suspends until its texts are loaded. */
export function Console({ locale, children }: ConsoleProps) {
  const { direction } = useHost().locale;
  const { formatMessage } = useIntl();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const showShortcuts = useCallback(() => setShowsShortcuts(true), []);
  useShortcut('?', showShortcuts);
  const [search, setSearch] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const typedAhead = useTypedAhead();
  const openSearch = useCallback(() => {
    typedAhead.begin(formatMessage(SEARCH_TEXT.title));
    setSearch('open');
  }, [typedAhead, formatMessage]);
  useSearchShortcut(openSearch);
  useSendWaiting();
  useDropOtherCopies();
  const isTouch = useMediaQuery('(pointer: coarse)') ?? false;
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)') ?? false;
  const isDark = useIsDark();
  const theme = useMemo(
    () => consoleTheme(getComputedStyle(document.documentElement), { isDark, isTouch, isMotionReduced }),
    [isDark, isTouch, isMotionReduced],
  );
  return (
    <ConfigProvider
      theme={theme}
      locale={use(locale)}
      direction={direction}
      button={{ autoInsertSpace: false, className: styles.button ?? '' }}
      wave={{ disabled: true }}
      modal={{
        classNames: { title: styles.dialogTitle ?? '', wrapper: styles.dialogRoom ?? '' },
        styles: { header: { marginBottom: 16 } },
        closeIcon: <Icon name="close" />,
      }}
    >
      <App className={styles.console ?? ''} component="div">
        <StaffNavigation onShortcuts={showShortcuts} onSearch={openSearch} />
        <LiveAnnouncer />
        {children}
        {search !== 'unopened' && (
          <Suspense>
            <SearchDialog isOpen={search === 'open'} typedAhead={typedAhead} onClose={() => setSearch('closed')} />
          </Suspense>
        )}
        <ShortcutsDialog isOpen={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
      </App>
    </ConfigProvider>
  );
}
