import { defineMessages } from 'shared-kit/intl';

export const RETRY_TEXT = defineMessages({
  retry: { id: 'shared.RETRY_TEXT.retry', defaultMessage: 'Try again' },
  retrying: { id: 'shared.RETRY_TEXT.retrying', defaultMessage: 'Trying again …' },
});

export const IMAGE_TEXT = defineMessages({
  none: { id: 'shared.IMAGE_TEXT.none', defaultMessage: '{name}, no picture yet', description: 'name: of a car' },
  site: {
    id: 'shared.IMAGE_TEXT.site',
    defaultMessage: "{agencyName}: a car before the Atlas, seen through a riad's door",
    description: 'Describes the picture in previews of shared links',
  },
});
