import type { Language } from './language.ts';
import type { News } from './news.ts';
import type { ResourceKind, WebDocument } from './resources.ts';
import type { Route } from './routes.ts';
import type { Found } from './siteSearch.ts';

/** Built files as paths from the root. */
export interface BuiltFiles {
  modules: string[];
  styles: string[];
}

/** What a screen needs besides what every page has. */
export interface ScreenFiles extends BuiltFiles {
  /** Address of the texts that it shows, with its version. */
  texts: Record<Language, string>;
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
  /** By the file of the screen's entry (a path in the project). */
  screens: Record<string, ScreenFiles>;
  /** Code that no page loads at once, but its copy for use offline holds; Mi Semáforo's also the forms' dialogs and the steps. */
  offline: BuiltFiles;
  ownOffline: BuiltFiles;
  /** Modules of the content files, by name and language. */
  content: Record<string, Record<Language, string>>;
  /** Address of each language's whole text file, with its version. */
  texts: Record<Language, string>;
  /** Addresses of the photographs (photographs.ts), by how content names them. */
  photographs: Readonly<Record<string, string>>;
}

export interface RenderRequest {
  language: Language;
  /** Undefined: the page for an address that leads nowhere. */
  route: Route | undefined;
  /** What the screen is searched for (search.ts); empty: nothing. */
  words?: string;
  /** Origin of the site without a slash at its end, for addresses that have to be absolute. */
  origin: string;
  assets: BuiltAssets;
  texts: Record<string, string>;
  /** The share of page loads that are measured; 0: none. */
  vitalsSample: number;
  services: Services;
  /**
   * Undefined: our server gives the page. Else it becomes a file on a host without one (docs/decisions/057); this is the origin
   * of the site that takes its messages, or empty.
   */
  liveSite?: string | undefined;
  /** Told why remote data could not be had; throws where that is a fault of ours. */
  onUnavailable: (error: unknown) => void;
}

/** The remote data that screens show. The server answers by itself, the browser asks it over HTTP. */
export interface Services {
  news: News;
  /** Groups of documents to download, never empty (spec 7). Rejects when they cannot be had. */
  documents: (kind: ResourceKind, language: Language) => Promise<WebDocument[][]>;
  /** What the whole site says of these words, the best first. */
  search: (language: Language, words: string) => Promise<Found[]>;
}

export interface RenderedPage {
  status: 200 | 404 | 503;
  html: string;
  /** Whether remote data were asked for. */
  isRemote: boolean;
}

/** The module that `vite build --ssr` makes of web/app/render.tsx: the only built thing that the server runs. */
export interface RenderModule {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
}
