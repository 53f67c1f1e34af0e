import { App, ConfigProvider } from 'antd';
import enGB from 'antd/es/locale/en_GB';
import { type ReactNode, useMemo } from 'react';
import { Icon, useMediaQuery } from 'shared-kit/ui';
import styles from './console.module.css';
import { consoleTheme } from './console-theme.ts';

/** Frame of every page of the console: theme, locale and the container of dialogs. */
export function Console({ children }: { readonly children?: ReactNode }) {
  const isTouch = useMediaQuery('(pointer: coarse)') ?? false;
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)') ?? false;
  const theme = useMemo(
    () => consoleTheme(getComputedStyle(document.documentElement), { isTouch, isMotionReduced }),
    [isTouch, isMotionReduced],
  );
  return (
    <ConfigProvider
      theme={theme}
      locale={enGB}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      modal={{
        classNames: { title: styles.dialogTitle ?? '', wrapper: styles.dialogRoom ?? '' },
        styles: { header: { marginBottom: 16 } },
        closeIcon: <Icon name="close" />,
      }}
    >
      <App className={styles.console ?? ''} component="div">
        {children}
      </App>
    </ConfigProvider>
  );
}
