import type { LoadMessages } from 'shared-kit/intl';

/** Loads a part of the messages, which the build compiles from `texts`. The chunk's name tells the gateway what to preload. */
export const loadMessages: LoadMessages = async (locale, part) =>
  (await import(/* webpackChunkName: "texts/[request]" */ `./compiled-texts/${locale}/${part}.json`)).default;
