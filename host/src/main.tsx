import 'shared-kit/ui/tokens.css';
import './styles/fonts.css';
import './styles/global.css';

/** Modules of this bundle, evaluated one by one: at once they would block a phone's main thread. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'swr'),
  () => import(/* webpackMode: "eager" */ './features/remotes/fetch-federated.ts'),
  () => import(/* webpackMode: "eager" */ './app/mount-page.tsx'),
];
for (const evaluate of PARTS) {
  await evaluate();
  await yieldToMain();
}

const { fetchFederated } = await import(/* webpackMode: "eager" */ './features/remotes/fetch-federated.ts');
const { mountPage } = await import(/* webpackMode: "eager" */ './app/mount-page.tsx');
await mountPage(fetchFederated);

/** Lets the browser handle input and paint. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
