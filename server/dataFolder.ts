import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { unwritable, type Config } from './config.ts';

/** Whether anything is kept in DATA_DIR at all. */
export function needsDataFolder({ databaseUrl, smtpUrl, blogUrl, backendUrl }: Config): boolean {
  return !databaseUrl || !smtpUrl || blogUrl !== '' || backendUrl !== '';
}

/** Makes the folder where it is missing. A full disk passes: the site starts, and says so at /readyz. @throws ConfigError */
export function openDataFolder(folder: string): void {
  try {
    make(resolve(folder));
    accessSync(folder, constants.W_OK);
    // Root may write anywhere, and yet nothing can be made in /proc.
    rmdirSync(mkdtempSync(join(folder, '.probe-')));
  } catch (cause) {
    if (!['ENOSPC', 'EDQUOT'].includes(String(Object(cause).code))) throw unwritable(folder, cause);
  }
}

/** By hand, because Node's own `recursive` never comes back where the system says that a folder is not there, as below /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (Object(error).code !== 'EEXIST') throw error;
  }
}
