import { defineMessages } from 'shared-kit/intl';

export const THEME_TEXT = defineMessages({
  choice: {
    id: 'theme.THEME_TEXT.choice',
    defaultMessage: 'Appearance',
    description: 'Name of the choice between a light and a dark page',
  },
  system: {
    id: 'theme.THEME_TEXT.system',
    defaultMessage: 'System',
    description: "Light or dark as the device's settings say",
  },
  light: { id: 'theme.THEME_TEXT.light', defaultMessage: 'Light', description: 'A light page' },
  dark: { id: 'theme.THEME_TEXT.dark', defaultMessage: 'Dark', description: 'A dark page' },
});
