import { defineMessages } from 'shared-kit/intl';

export const UPDATE_TEXT = defineMessages({
  offer: { id: 'update.UPDATE_TEXT.offer', defaultMessage: 'A newer version of this site is ready.' },
  refresh: {
    id: 'update.UPDATE_TEXT.refresh',
    defaultMessage: 'Refresh',
    description: 'Button: loads the newer version',
  },
  later: { id: 'update.UPDATE_TEXT.later', defaultMessage: 'Later', description: 'Button: hides the offer' },
});

export const PREVIEW_TEXT = defineMessages({
  notice: {
    id: 'preview.PREVIEW_TEXT.notice',
    defaultMessage:
      'You are looking at <strong>{version}</strong> before it is active, rendered by {where, select, server {the server} other {your browser}}.',
    description: 'version: name and number of an application, public@1.4.0. Rendered: made into HTML',
  },
  leave: {
    id: 'preview.PREVIEW_TEXT.leave',
    defaultMessage: 'Show the active version',
    description: 'Link that ends the preview',
  },
});
