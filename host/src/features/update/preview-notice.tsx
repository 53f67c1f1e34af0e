import type { ReactNode } from 'react';
import { FormattedMessage } from 'shared-kit/intl';
import { PREVIEW_TEXT } from './texts.ts';
import styles from './update-offer.module.css';

const strong = (text: ReactNode) => (
  <strong>
    <bdi>{text}</bdi>
  </strong>
);

interface PreviewNoticeProps {
  readonly version: string;
  /** Whether the document came with its content. */
  readonly isRendered: boolean;
}

/** Shows the previewed version, with a link that ends the preview. */
export function PreviewNotice({ version, isRendered }: PreviewNoticeProps) {
  return (
    <p className={styles.offer}>
      <span>
        <FormattedMessage
          {...PREVIEW_TEXT.notice}
          values={{ version, strong, where: isRendered ? 'server' : 'browser' }}
        />
      </span>
      <a href="?preview=off">
        <FormattedMessage {...PREVIEW_TEXT.leave} />
      </a>
    </p>
  );
}
