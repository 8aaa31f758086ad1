/** Names of keys as in KeyboardEvent.key. */
export type Key =
  | 'Enter'
  | 'Tab'
  | 'Escape'
  | 'Space'
  | 'Backspace'
  | 'Home'
  | 'End'
  | 'PageDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowDown';

/** A window of one engine, with a profile of its own. */
export interface Driver {
  /** Returns once the document is there. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Of the window, its scrollbar included, in px. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, which must not need anything outside itself. */
  evaluate<A extends unknown[], R>(script: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Presses the mouse at a place of the window, in px. */
  click(x: number, y: number): Promise<void>;
  /** Key by key, into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key, withShift?: boolean): Promise<void>;
  /** PNG */
  screenshot(): Promise<Buffer>;
  /** What the console was told of as an error, where the engine tells. */
  problems: string[];
  close(): Promise<void>;
}

/** A running engine. */
export interface Engine {
  /** In px, its scrollbar included. */
  newWindow(width: number, height: number): Promise<Driver>;
  close(): Promise<void>;
}
