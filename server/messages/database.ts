/** A value of a row or statement. Times are milliseconds since 1970 by the database's clock. */
export type Value = string | number | null;

/** Runs statements with `$1`, `$2` for values. Connects with the first one, and again with the next one after a failure. */
export interface Database {
  readonly dialect: Dialect;
  /** The statement's rows, once its changes are on disk. @throws the database's own error */
  query(sql: string, values?: readonly Value[]): Promise<unknown[]>;
  close(): Promise<void>;
}

/** SQL in which the two databases differ. */
export interface Dialect {
  /** Now by the database's clock, which is the same for processes on several machines. */
  now: string;
  /** Skips rows that another process is leasing. */
  skipLocked: string;
  /** Removes the bytes of deleted rows from the disk. */
  reclaim: string;
}
