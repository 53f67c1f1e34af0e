import { defineMessages } from 'shared-kit/intl';

export const RELEASES_TEXT = defineMessages({
  title: {
    id: 'releases.RELEASES_TEXT.title',
    defaultMessage: 'Parts of this page',
    description: 'Title of a panel for staff: the applications that a page consists of, with their versions',
  },
  summary: {
    id: 'releases.RELEASES_TEXT.summary',
    defaultMessage:
      '{parts, plural, one {# part} other {# parts}} · {failures, plural, =0 {no failures} one {# failure} other {# failures}}',
    description: 'Button that opens the panel',
  },
  preview: {
    id: 'releases.RELEASES_TEXT.preview',
    defaultMessage: 'Preview; not active',
    description: 'Beside a version',
  },
  development: { id: 'releases.RELEASES_TEXT.development', defaultMessage: 'From a development server' },
  since: {
    id: 'releases.RELEASES_TEXT.since',
    defaultMessage: 'Active since {time}',
    description: 'Beside a version',
  },
  other: {
    id: 'releases.RELEASES_TEXT.other',
    defaultMessage: '{version} is active since {time}',
    description: 'version: another one than that on the page',
  },
  inactive: { id: 'releases.RELEASES_TEXT.inactive', defaultMessage: 'No version is active any more' },
  here: {
    id: 'releases.RELEASES_TEXT.here',
    defaultMessage:
      '{count, plural, =0 {No failures since this page was loaded} one {# failure since this page was loaded} other {# failures since this page was loaded}}',
    description: 'What one part of the page failed to do in this browser tab',
  },
  everywhere: {
    id: 'releases.RELEASES_TEXT.everywhere',
    defaultMessage:
      '{browsers, plural, =0 {No failing browsers} one {# failing browser} other {# failing browsers}}, {renderings, plural, =0 {no failed renderings} one {# failed rendering} other {# failed renderings}}',
    description: 'Of the active version; renderings: pages that the server tried to render',
  },
  level: {
    id: 'releases.RELEASES_TEXT.level',
    defaultMessage: 'Level {level}; for parts built for level {supported} or later',
    description: 'Of the API (the programming interface of the server)',
  },
  unknownLevel: { id: 'releases.RELEASES_TEXT.unknownLevel', defaultMessage: 'Does not tell its level' },
  loading: { id: 'releases.RELEASES_TEXT.loading', defaultMessage: 'Asking what is active…' },
  failed: {
    id: 'releases.RELEASES_TEXT.failed',
    defaultMessage: 'The server did not tell what is active. Close this panel and open it again to ask once more.',
  },
});
