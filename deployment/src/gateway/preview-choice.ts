import { type App, isApp } from '../release-store/release.ts';
import { isVersion } from '../release-store/release-store.ts';

/** One version that a single visitor sees although another one is active. */
export interface PreviewChoice {
  readonly app: App;
  readonly version: string;
}

/** `public@1.4.0`, as it stands in a link and in the cookie; undefined for anything else. */
export function parsePreviewChoice(text: string | undefined): PreviewChoice | undefined {
  const [app, version, ...rest] = text?.split('@') ?? [];
  return app && version && rest.length === 0 && isApp(app) && isVersion(version) ? { app, version } : undefined;
}

/** What `parsePreviewChoice` reads. */
export function nameOfPreview({ app, version }: PreviewChoice): string {
  return `${app}@${version}`;
}

/** Where a person goes to see the version, and to see the active one again. */
export function previewLink(choice: PreviewChoice | 'off'): string {
  return `/?preview=${choice === 'off' ? choice : nameOfPreview(choice)}`;
}
