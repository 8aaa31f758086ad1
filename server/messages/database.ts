/** Times are milliseconds since 1970 by the database's clock. */
export type Value = string | number | null;

/** A statement and its values. */
export type Change = readonly [sql: string, values: readonly Value[]];

/** Connects at the first query, and again at the next query after a failure. */
export interface Database {
  readonly dialect: Dialect;
  /** `$1`, `$2` stand for values. Resolves once changes are on disk. @throws the database's own error */
  query(sql: string, values?: readonly Value[]): Promise<unknown[]>;
  /** Changes that are made all or none, in this order, so that nobody sees what lies between them. @throws as `query` */
  together(changes: readonly Change[]): Promise<void>;
  /** Erases deleted keys from the disk, as far as the database lets us. */
  eraseKeys(): Promise<void>;
  /** Erases deleted texts of a store that had them in the clear. */
  eraseTexts(): Promise<void>;
  close(): Promise<void>;
}

/** SQL in which the two databases differ. */
export interface Dialect {
  /** The database's clock is the same for all processes. */
  now: string;
  /** Skips rows that another process is leasing. */
  skipLocked: string;
  /** Erasing costs so little that it is done whether or not this process deleted anything. */
  erasesCheaply: boolean;
}
