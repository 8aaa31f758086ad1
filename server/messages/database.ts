/** A value of a row or of a statement. Times are milliseconds since 1970, by the database's own clock. */
export type Value = string | number | null;

/**
 * Where messages lie. Statements are written once, with `$1`, `$2` for their values; what the two databases say differently is in
 * `words`. It is opened by the first statement, and again by the next one after it failed.
 */
export interface Database {
  readonly words: Words;
  /** The statement's rows, once they are on disk. @throws the database's own error */
  query(sql: string, values?: readonly Value[]): Promise<unknown[]>;
  close(): Promise<void>;
}

export interface Words {
  /** This moment by the database's clock: of several processes on several machines, one clock counts. */
  now: string;
  /** Passes over rows that another process is just taking. */
  skipLocked: string;
  /** Gives up the bytes of what was deleted. */
  forget: string;
}
