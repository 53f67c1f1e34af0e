export * from './brand-icon.tsx';
export * from './button.tsx';
export * from './icon.tsx';
export * from './page-meta.tsx';
export * from './skeleton.tsx';
export * from './tooltip.tsx';
export * from './visually-hidden.tsx';
export * from './zellige-line.tsx';
