import { defineMessages } from 'shared-kit/intl';

export const RETRY_TEXT = defineMessages({
  retry: { id: 'shared.retry', defaultMessage: 'Try again' },
  retrying: { id: 'shared.retrying', defaultMessage: 'Trying again …' },
});

export const IMAGE_TEXT = defineMessages({
  none: { id: 'shared.noPicture', defaultMessage: '{name}, no picture yet', description: 'name: of a car' },
  site: {
    id: 'shared.sitePicture',
    defaultMessage: "{agencyName}: a car before the Atlas, seen through a riad's door",
    description: 'Describes the picture in previews of shared links',
  },
});
