/** The part of Decap CMS that the page uses: what its script leaves on `window` (decapcms.org/docs/). */
export interface Decap {
  init: (options: { config: object }) => void;
  registerCustomFormat: (
    name: string,
    extension: string,
    format: {
      fromFile: (text: string) => object;
      toFile: (values: Record<string, unknown>, order: readonly string[]) => string;
    },
  ) => void;
  registerLocale: (name: string, phrases: Phrases) => void;
  getLocale: (name: string) => Phrases;
  getBackend: (name: string) => { init: (...given: unknown[]) => GitFiles };
  registerWidget: (name: string, control: unknown) => void;
  registerPreviewTemplate: (name: string, template: unknown) => void;
  registerEventListener: (listener: { name: 'preSave'; handler: (event: { entry: DecapEntry }) => unknown }) => void;
}

/** A file as Decap's backends hand it over. */
interface ReadFile {
  file: { path: string; id: string | null; label?: string };
  data: string;
}

/** A file as it is to be saved. */
interface DataFile {
  path: string;
  raw: string;
}

/** The part of a backend that the page stands before (decapcms.org/docs/custom-backends). */
export interface GitFiles {
  getEntry: (path: string) => Promise<ReadFile>;
  entriesByFiles: (files: { path: string; label?: string }[]) => Promise<ReadFile[]>;
  persistEntry: (entry: { dataFiles: DataFile[] }, options: unknown) => Promise<unknown>;
}

/** What the page says, by keys within keys. */
export interface Phrases {
  [key: string]: string | Phrases;
}

/** An Immutable.js map. */
export interface DecapEntry {
  get: (name: string) => unknown;
  getIn: (path: readonly string[]) => unknown;
}

/** React.createElement, as Decap's script leaves it on `window`. */
export type CreateElement = (type: unknown, props: object | null, ...children: unknown[]) => unknown;

/** create-react-class, likewise: a component of an object of methods. */
export type CreateClass = (component: object) => unknown;

declare global {
  interface Window {
    CMS: Decap;
    CMS_MANUAL_INIT?: boolean;
    h: CreateElement;
    createClass: CreateClass;
  }
}
