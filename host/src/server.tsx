import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as router from 'react-router-dom';
import type { HostServerModule } from 'shared-kit/contract';
import * as intl from 'shared-kit/intl';
import * as swr from 'swr';

export { createRenderer } from './server/create-renderer.tsx';

/** The singletons of remotes' server builds: the same table as shared-kit/build/shared-singletons.mjs. */
export const singletons: HostServerModule['singletons'] = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': router,
  swr,
  'shared-kit/intl': intl,
};
