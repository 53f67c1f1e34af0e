// Contract 4.8
import type { AccountSession, ApiClient } from 'shared-kit/api-client';
import type { Locale, LocaleCode, SiteSettings } from 'shared-kit/domain';
import type { RouteObject } from 'react-router-dom';
import type { ScopedMutator } from 'swr';
export type SessionState = {
    readonly status: 'loading';
} | {
    readonly status: 'signed-out';
} | ({
    readonly status: 'signed-in';
    readonly accountId?: string;
} & Partial<SessionPerson>);
export type SessionPerson = Pick<AccountSession, 'email' | 'name' | 'role'>;
export interface SessionService {
    getState(): SessionState;
    subscribe(listener: () => void): () => void;
    refresh(): Promise<void>;
    signOut(): void;
}
export interface ToastLink {
    readonly label: string;
    readonly path: string;
}
export interface ToastService {
    success(title: string, description?: string, undo?: () => void, link?: ToastLink): void;
    error(title: string, description?: string): (() => void) | undefined;
}
export type DataChange = {
    readonly entity: 'Cars';
} | {
    readonly entity: 'CarsBooking';
    readonly id?: number;
    readonly carId?: string;
};
export interface DataChangeService {
    announce(change: DataChange): Promise<void>;
    subscribe(listener: (change: DataChange) => unknown): () => void;
}
export interface LocaleService extends Pick<Locale, 'direction'> {
    readonly code: LocaleCode;
    choose(code: LocaleCode): void;
}
export interface NavigationItem {
    readonly path: string;
    readonly within?: string | readonly string[];
    readonly label: string;
    readonly icon: string;
    readonly count?: number;
    readonly countLabel?: string;
}
export interface StaffNavigation {
    readonly items: readonly NavigationItem[];
    readonly search?: {
        readonly label: string;
        onSelect(): void;
    };
    readonly person: {
        readonly name: string;
        readonly details: readonly string[];
        readonly actions: readonly {
            readonly label: string;
            onSelect(): void;
        }[];
    };
}
export interface FrameService {
    setNavigation(navigation: StaffNavigation | undefined): void;
}
export interface HostServices {
    readonly session: SessionService;
    readonly api: ApiClient;
    readonly toasts: ToastService;
    readonly site: SiteSettings;
    readonly locale: LocaleService;
    readonly dataChanged: DataChangeService;
    readonly frame: FrameService;
    readonly mutate: ScopedMutator;
    keepOverReload(name: `${string}/${string}`, read: () => unknown): unknown;
    now(): Date;
}
export declare function loadChunk<Module>(load: () => Promise<Module>): Promise<Module>;
export declare function isChunkError(error: unknown): error is Error;
export interface Mount {
    readonly paths: readonly string[];
    readonly languages?: boolean;
    readonly rendered?: boolean;
    readonly staff?: boolean;
}
export type Mounts = Readonly<Record<string, Mount>>;
export declare const HOST = "host";
export declare function isSignInPath(pathname: string): boolean;
export declare function ownerOfPath(pathname: string, mounts: Mounts): string;
export declare function splitPagePath(pathname: string, mounts: Mounts, fallback: LocaleCode): {
    readonly owner: string;
    readonly locale: LocaleCode;
    readonly path: string;
};
export declare const ROOT_ID = "root";
export declare const RUNTIME_SETTINGS_ID = "runtime-settings";
export declare const PAGE_DATA_ID = "page-data";
export declare const CLICKS_TO_REPLAY = "clicksToReplay";
export declare const THEME_KEY = "theme";
export declare const OFFERED_LANGUAGE_KEY = "offeredLanguage";
export declare const SHOW_THEME = "showTheme";
export declare const THEMES: readonly ['system', 'light', 'dark'];
export type Theme = (typeof THEMES)[number];
declare global {
    interface Window {
        [CLICKS_TO_REPLAY]?: HTMLElement[];
        [SHOW_THEME]?: (theme: string | null) => void;
    }
}
export declare const LIVE_REGION_ATTRIBUTE = "data-live-region";
export declare const DESIGN_TOKENS: readonly ['--action', '--action-pressed', '--danger', '--fast', '--focus', '--font-heading', '--font-text', '--line', '--line-strong', '--on-action', '--scrim', '--shadow-float', '--slow', '--success', '--surface', '--surface-raised', '--surface-second', '--text', '--text-second'];
export type DesignToken = (typeof DESIGN_TOKENS)[number];
export declare const EXPOSED_PATH = "./routes";
export interface RemoteModule {
    readonly contractVersion: number;
    createRoutes(host: HostServices): RouteObject[];
}
export type RemoteFailure = 'unreachable' | 'wrong_shape' | 'wrong_contract' | 'failed_to_start';
export declare class RemoteError extends Error {
    readonly name = "RemoteError";
    readonly remote: string;
    readonly failure: RemoteFailure;
    constructor(remote: string, failure: RemoteFailure, detail: string, options?: ErrorOptions);
}
export declare function checkRemoteModule(remote: string, loaded: unknown): RemoteModule;
export interface PageData {
    readonly renderedAt: string;
    readonly reads: readonly PageRead[];
}
export type PageRead = {
    readonly key: string | readonly unknown[];
    readonly data: unknown;
} | {
    readonly key: string | readonly unknown[];
    readonly error: ReadError;
};
interface ReadError {
    readonly name: string;
    readonly status: number;
    readonly message: string;
    readonly body: unknown;
}
export interface RenderedPage {
    readonly status: 200 | 404;
    readonly head: string;
    readonly body: string;
    readonly data: PageData;
}
export type RenderPage = (url: string, signal: AbortSignal) => Promise<RenderedPage>;
export type SetSettings = Omit<RuntimeSettings, 'locale' | 'links'>;
export interface RendererOptions {
    readonly remote: unknown;
    readonly name?: string;
    readonly settings: SetSettings;
    readonly apiOrigin: string;
}
export interface HostServerModule {
    readonly singletons: Readonly<Record<string, unknown>>;
    createRenderer(options: RendererOptions): RenderPage;
}
export interface RemoteAddress {
    readonly container: string;
    readonly entry: string;
}
export type RemoteAddresses = Readonly<Record<string, RemoteAddress>>;
export interface SiteLink {
    readonly path: string;
    readonly label: string;
    readonly icon?: string;
}
export type SiteLinks = Readonly<Record<string, readonly SiteLink[]>>;
export type LinksByLocale = Readonly<Record<LocaleCode, SiteLinks>>;
export interface RuntimeSettings {
    readonly revision: number;
    readonly preview?: string;
    readonly site: SiteSettings;
    readonly locale: LocaleCode;
    readonly remotes: RemoteAddresses & Readonly<Record<'public' | 'admin', RemoteAddress>>;
    readonly mounts?: Mounts;
    readonly links?: SiteLinks;
    readonly linksByLocale?: LinksByLocale;
    readonly measured?: readonly ('vitals' | 'presses')[];
}
export declare const ACTIVE_REVISION_PATH = "/active.json";
