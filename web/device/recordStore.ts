import { openDB, type IDBPDatabase } from 'idb';

/** Records in IndexedDB. Every call rejects when storage is unavailable. */
export interface RecordStore<T extends { id: string }> {
  /** Resolves once the record is on disk. */
  put: (record: T) => Promise<void>;
  all: () => Promise<T[]>;
  /** In one transaction; only if it exists. */
  update: (id: string, change: (record: T) => T) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Some browsers neither open nor fail. */
const OPEN_TIMEOUT_MS = 4_000;

const STORE = 'records';

export function recordStore<T extends { id: string }>(name: string): RecordStore<T> {
  let opening: Promise<IDBPDatabase> | undefined;

  const reopenNextTime = () => (opening = undefined);
  const open = () => {
    opening ??= Promise.race([
      openDB(name, 1, {
        upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'id' }),
        // Lets a newer version in another tab upgrade the database.
        blocking: (_version, _newer, event) => {
          (event.target as IDBDatabase).close();
          reopenNextTime();
        },
        terminated: reopenNextTime,
      }),
      openTimeout(),
    ]);
    opening.catch(reopenNextTime);
    return opening;
  };

  const write = async (run: (records: Writable<T>) => Promise<unknown>) => {
    const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
    await Promise.all([run(transaction.store), transaction.done]);
  };

  return {
    put: (record) => write((records) => records.put(record)),
    all: async () => (await open()).getAll(STORE) as Promise<T[]>,
    update: (id, change) =>
      write(async (records) => {
        const record = await records.get(id);
        if (record) await records.put(change(record));
      }),
    remove: (id) => write((records) => records.delete(id)),
  };
}

interface Writable<T> {
  put: (record: T) => Promise<unknown>;
  get: (id: string) => Promise<T | undefined>;
  delete: (id: string) => Promise<void>;
}

function openTimeout(): Promise<never> {
  return new Promise((_done, fail) => {
    setTimeout(() => fail(new Error('the database does not open')), OPEN_TIMEOUT_MS);
  });
}
