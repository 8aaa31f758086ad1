const CODES: Record<string, string> = {
  '42703': 'a column is missing: the tables are older than the program, and it could not change them',
  '42P01': 'a table is missing',
  '42501': 'the role lacks a right',
  '28P01': 'the database refuses our name or password',
  '28000': 'the database refuses our name or password',
  '3D000': 'there is no such database',
  '53100': 'the disk is full',
  '53300': 'the database has too many connections',
  '25006': 'the database can only be read',
  '57P01': 'the database is being stopped',
  '57P03': 'the database is starting or stopping',
  ECONNREFUSED: 'nothing listens where the database should be',
  ECONNRESET: 'the database hung up',
  ENOTFOUND: 'no machine has the name of the database',
  EAI_AGAIN: 'the name service does not answer for the database',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'no authority that we trust vouches for the database’s certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'no authority that we trust vouches for the database’s certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'no authority that we trust vouches for the database’s certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'no authority that we trust vouches for the database’s certificate',
  CERT_HAS_EXPIRED: 'the database’s certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the database’s certificate is for another name',
};

/** By SQLite's result code. */
const SQLITE_CODES: Record<number, string> = {
  5: 'another process holds the database',
  8: 'the database can only be read',
  11: 'the file of messages is damaged',
  13: 'the disk is full',
  14: 'the file of messages cannot be opened',
  26: 'the file of messages is no database',
};

/** Names of columns, tables and relations, which hold nothing of a row. */
const NAMED =
  /^(?:no such (?:column|table): [\w.]+|table [\w.]+ has no column named \w+|(?:column|relation) "\w+"(?: of relation "\w+")? does not exist|permission denied for \w+ \w+|must be owner of \w+ \w+)$/;

/**
 * A database's error in words, with its code; SQLite's fixed text and names of tables and columns. Nothing else of its message: that
 * may contain a visitor's text and must not be logged.
 */
export function toReason(error: unknown): string {
  const { code, errstr, errcode, name, message } = Object(error) as Record<string, unknown>;
  const said = [code ?? name ?? typeof error, errstr].filter((part) => typeof part === 'string').join(' ');
  const named = typeof message === 'string' && NAMED.test(message) ? message : '';
  const words =
    (typeof code === 'string' && CODES[code]) ||
    (typeof errcode === 'number' && SQLITE_CODES[errcode & 0xff]) ||
    (named.includes('column') && CODES['42703']) ||
    (named.includes('table') && CODES['42P01']);
  return words ? `${words} (${[said, named].filter(Boolean).join(': ')})` : said;
}
