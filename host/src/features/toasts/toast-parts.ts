export { Toaster } from './toaster.tsx';
export { toasts } from './toasts.tsx';
