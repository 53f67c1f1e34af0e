import 'shared-kit/ui/tokens.css';
import './styles/fonts.css';
import './styles/global.css';
import { nextTask } from './app/next-task.ts';

/** All of it is in this file, but evaluated bit by bit: in one go it would keep a phone from answering. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'swr'),
  () => import(/* webpackMode: "eager" */ './features/remotes/fetch-federated.ts'),
  () => import(/* webpackMode: "eager" */ './app/start-page.tsx'),
];
for (const evaluate of PARTS) {
  await evaluate();
  await nextTask();
}

const { fetchFederated } = await import(/* webpackMode: "eager" */ './features/remotes/fetch-federated.ts');
const { startPage } = await import(/* webpackMode: "eager" */ './app/start-page.tsx');
startPage(fetchFederated);
