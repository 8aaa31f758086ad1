/** Times are milliseconds since 1970 by the database's clock. */
export type Value = string | number | null;

/** Connects at the first query, and again at the next query after a failure. */
export interface Database {
  readonly dialect: Dialect;
  /** `$1`, `$2` stand for values. Resolves once changes are on disk. @throws the database's own error */
  query(sql: string, values?: readonly Value[]): Promise<unknown[]>;
  close(): Promise<void>;
}

/** SQL in which the two databases differ. */
export interface Dialect {
  /** The database's clock is the same for all processes. */
  now: string;
  /** Skips rows that another process is leasing. */
  skipLocked: string;
  /** Erases deleted rows from the disk. */
  reclaim: string;
}
