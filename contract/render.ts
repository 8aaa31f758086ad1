import type { Language } from './language.ts';
import type { News } from './news.ts';
import type { ResourceKind, WebDocument } from './resources.ts';
import type { Route } from './routes.ts';

/** Built files as paths from the root. */
export interface BuiltFiles {
  modules: string[];
  styles: string[];
}

/** What the built browser code is made of: file names that a page's HTML has to name. Made by scripts/build. */
export interface BuiltAssets {
  /** Inline script of every page, and its hash for the content security policy (`sha256-…`). */
  headScript: string;
  headScriptHash: string;
  /** Entry module, as a path from the root. */
  entry: string;
  /** The modules that the entry imports from the start, with itself, and every page's styles. */
  always: BuiltFiles;
  /** What a screen needs besides, by the file of its entry (a path in the project). */
  screens: Record<string, BuiltFiles>;
  /** Modules of the content files, by name and language. */
  content: Record<string, Record<Language, string>>;
  /** Address of each language's text file, with its version. */
  texts: Record<Language, string>;
}

export interface RenderRequest {
  language: Language;
  /** Undefined: the page for an address that leads nowhere. */
  route: Route | undefined;
  /** Origin of the site without a slash at its end, for addresses that have to be absolute. */
  origin: string;
  assets: BuiltAssets;
  texts: Record<string, string>;
  services: Services;
  /** Told why remote data could not be had; throws where that is a fault of ours. */
  onUnavailable: (error: unknown) => void;
}

/** The remote data that screens show. The server answers by itself, the browser asks it over HTTP. */
export interface Services {
  news: News;
  /** Groups of documents to download, never empty (spec 7). Rejects when they cannot be had. */
  documents: (kind: ResourceKind, language: Language) => Promise<WebDocument[][]>;
}

export interface RenderedPage {
  status: 200 | 404 | 503;
  html: string;
  /** Whether remote data were asked for. */
  isRemote: boolean;
}

/** The module that `vite build --ssr` makes of web/app/render.tsx: the only built thing that the server imports. */
export interface RenderModule {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
}
