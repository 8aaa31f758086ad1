import { isIP } from 'node:net';
import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod/mini';
import { parseGitHost, type EditorBackend } from './editor/backend.ts';

/** Invalid settings; `message` has one line for each. */
export class ConfigError extends Error {}

/** What to tell where a folder below DATA_DIR cannot be made or written. */
export function unwritable(folder: string, cause: unknown): ConfigError {
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new ConfigError(`${folder} cannot be written${code}: set DATA_DIR to a folder that can`, { cause });
}

const settingsSchema = z.partial(
  z.object({
    PORT: z.string().check(
      z.regex(/^\d{1,5}$/),
      z.refine((port) => Number(port) <= 65_535),
    ),
    HOST: z.string().check(z.minLength(1)),
    SITE_URL: z.string().check(z.refine(isOrigin)),
    TRUST_PROXY: z.string().check(z.refine(isProxyList)),
    BLOG_URL: z.string().check(z.refine(isServiceAddress)),
    BLOG_IMAGES: z.enum(['proxy', 'link']),
    BLOG_IMAGE_HOSTS: z.string().check(z.regex(/^[\da-z.:-]+( *, *[\da-z.:-]+)*$/i)),
    BACKEND_URL: z.string().check(z.refine(isServiceAddress)),
    DATA_DIR: z.string().check(z.regex(/^[^\0]+$/)),
    SMTP_URL: z.string().check(z.refine(isMailServer)),
    MAIL_FROM: z.string().check(z.refine((text) => toSender(text) !== undefined)),
    MAILBOXES: z.string().check(z.regex(/^[^\0]+$/)),
    MAIL_CONFIRM: z.enum(['yes', 'no']),
    DATABASE_URL: z.string().check(z.refine(isDatabase)),
    METRICS_TOKEN: z.string().check(z.regex(/^[\w.~+/=-]{16,200}$/)),
    VITALS_SAMPLE: z.string().check(z.regex(/^(?:0|1|0?\.\d{1,4})$/)),
    MESSAGES_PER_ADDRESS: z.string().check(z.refine(isLimit)),
    MESSAGES_PER_MAILBOX: z.string().check(z.refine(isLimit)),
    RECEIPTS_PER_ADDRESS: z.string().check(z.refine(isLimit)),
    CONFIRMATIONS_PER_HOUR: z.string().check(z.refine(isLimit)),
    EDITOR_BACKEND: z.string().check(z.refine((json) => parseGitHost(json) !== undefined)),
  }),
);

/** What each setting must be, for the error message. */
const EXPECTED: Record<keyof Settings, string> = {
  PORT: 'a number from 0 to 65535',
  HOST: 'an address of this machine to listen on, such as 0.0.0.0',
  SITE_URL: 'the address of the site, http:// or https://, without a path, such as https://www.example.org',
  TRUST_PROXY:
    'true, false, or the addresses of the proxies in front, separated by commas, such as 10.0.0.1, 10.1.0.0/16',
  BLOG_URL: 'the REST root of a WordPress, such as https://noticias.example.org/wp-json',
  BLOG_IMAGES: 'proxy (pictures come through this site) or link (they stay where they lie)',
  BLOG_IMAGE_HOSTS: 'hosts of the blog’s pictures, separated by commas, such as cdn.example.org',
  BACKEND_URL: 'the address of the backend with the documents, such as https://api.example.org',
  DATA_DIR: 'a folder to keep data in',
  SMTP_URL:
    'the mail server: smtp:// or smtps://, name and password percent-encoded, such as smtps://site:secret@mail.example.org',
  MAIL_FROM: 'the one address that mails come from, such as Sitio web <sitio@example.org>',
  MAILBOXES: 'a file of JSON with the addresses of the mailboxes',
  MAIL_CONFIRM: 'yes (visitors who gave an address get a mail) or no',
  DATABASE_URL: 'a Postgres database, such as postgres://site:secret@db.example.org/site',
  METRICS_TOKEN: 'a secret of 16 to 200 letters, digits or . ~ + / = _ -',
  VITALS_SAMPLE: 'the share of page loads that are measured, from 0 (none) to 1 (all), such as 0.1',
  MESSAGES_PER_ADDRESS: 'how many messages one address may send in ten minutes: 1 to 100000',
  MESSAGES_PER_MAILBOX: 'how many messages one mailbox takes an hour: 1 to 100000',
  RECEIPTS_PER_ADDRESS: 'how often one address may ask after messages in a minute: 1 to 100000',
  CONFIRMATIONS_PER_HOUR: 'how many visitors get a confirmation an hour: 1 to 100000',
  EDITOR_BACKEND:
    'the git host that the editor saves to (docs/operating/editor.md names what each needs), such as {"name":"gitea","repo":"fundacion/sitio","branch":"main","app_id":"…","base_url":"https://git.example.org","api_root":"https://git.example.org/api/v1"}',
};

/** Error messages do not contain the values of these. */
const SECRET = new Set<string>(['SMTP_URL', 'DATABASE_URL', 'METRICS_TOKEN', 'EDITOR_BACKEND']);

/** Required with SMTP_URL, because the defaults are examples. */
const NEEDED_WITH_SMTP = ['MAIL_FROM', 'MAILBOXES'] as const;

type Settings = z.infer<typeof settingsSchema>;

export interface Config {
  port: number;
  host: string;
  /** Public origin of the site; without SITE_URL the one that the server listens on. */
  siteUrl: string;
  /** Origin of SITE_URL; empty without it: then our own addresses are paths. */
  publicOrigin: string;
  trustProxy: boolean | string;
  /** REST root of the WordPress with the news, without a trailing slash; empty: news from content/posts. */
  blogUrl: string;
  blogImages: 'proxy' | 'link';
  /** Other allowed hosts of its pictures. */
  blogImageHosts: string[];
  /** Base of the calls for documents and rates, without a trailing slash; empty: from content/documents.json. */
  backendUrl: string;
  /** Absolute, or relative to the working directory. */
  dataFolder: string;
  /** With the password; empty: mails become files in the data folder. */
  smtpUrl: string;
  mailFrom: Sender;
  /** Empty: all addresses are examples. */
  mailboxesFile: string;
  /** Whether visitors who gave an address are told by mail that their message came. */
  confirms: boolean;
  /** Postgres for messages, with the password; empty: a file in the data folder. */
  databaseUrl: string;
  /** What /metrics is read with; empty: nobody has it. */
  metricsToken: string;
  /** Whether programs of this machine read /metrics without it: nothing tells of a proxy, and no other machine can connect. */
  metricsOpen: boolean;
  /** The share of page loads whose web vitals are measured; 0: none, and no code for it. */
  vitalsSample: number;
  limits: Limits;
  /** Undefined: the site has no editor. */
  editorBackend: EditorBackend | undefined;
  /** Names of the settings without a value. */
  onDefaults: string[];
}

/** What an operator may change of the limits of each process (docs/decisions/059). */
export interface Limits {
  /** Messages of one IP address in ten minutes. */
  messagesPerAddress: number;
  /** Messages to one mailbox an hour; half of them at once, and a quarter from one address. */
  messagesPerMailbox: number;
  /** Questions after receipts of one IP address a minute. */
  receiptsPerAddress: number;
  /** Confirmations to visitors an hour; half of them at once. */
  confirmationsPerHour: number;
}

/** `name` may be empty. */
export interface Sender {
  name: string;
  address: string;
}

const EXAMPLE_SENDER: Sender = {
  name: 'Sitio web de Fundación Paraguaya',
  address: 'sitio@fundacionparaguaya.example',
};

/** Reads the settings once. @throws ConfigError */
export function readConfig(env: Record<string, string | undefined>): Config {
  const names = Object.keys(EXPECTED) as (keyof Settings)[];
  // An empty setting counts as not given.
  const given = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof Settings));
    throw new ConfigError(
      [...wrong].map((name) => `${name}=${toShown(name, env[name])} is not ${EXPECTED[name]}`).join('\n'),
    );
  }
  const missing = parsed.data.SMTP_URL ? NEEDED_WITH_SMTP.filter((name) => !parsed.data[name]) : [];
  if (missing.length) {
    throw new ConfigError(missing.map((name) => `${name} is needed with SMTP_URL: ${EXPECTED[name]}`).join('\n'));
  }
  const { PORT = '8080', HOST = '0.0.0.0', SITE_URL, TRUST_PROXY = 'false' } = parsed.data;
  const {
    BLOG_URL = '',
    BLOG_IMAGES = 'proxy',
    BLOG_IMAGE_HOSTS = '',
    BACKEND_URL = '',
    DATA_DIR = 'data',
  } = parsed.data;
  const {
    SMTP_URL = '',
    MAIL_FROM = '',
    MAILBOXES = '',
    MAIL_CONFIRM = 'no',
    DATABASE_URL = '',
    METRICS_TOKEN = '',
    VITALS_SAMPLE = '0.1',
    EDITOR_BACKEND = '',
  } = parsed.data;
  const { MESSAGES_PER_ADDRESS = '30', MESSAGES_PER_MAILBOX = '120' } = parsed.data;
  const { RECEIPTS_PER_ADDRESS = '60', CONFIRMATIONS_PER_HOUR = '20' } = parsed.data;
  return {
    port: Number(PORT),
    host: HOST,
    siteUrl: SITE_URL ? new URL(SITE_URL).origin : `http://localhost:${PORT}`,
    publicOrigin: SITE_URL ? new URL(SITE_URL).origin : '',
    trustProxy: TRUST_PROXY === 'true' || (TRUST_PROXY !== 'false' && TRUST_PROXY),
    blogUrl: BLOG_URL.replace(/\/+$/, ''),
    blogImages: BLOG_IMAGES,
    blogImageHosts: BLOG_IMAGE_HOSTS.toLowerCase().split(/ *, */).filter(Boolean),
    backendUrl: BACKEND_URL.replace(/\/+$/, ''),
    dataFolder: DATA_DIR,
    smtpUrl: SMTP_URL,
    mailFrom: toSender(MAIL_FROM) ?? EXAMPLE_SENDER,
    mailboxesFile: MAILBOXES,
    confirms: MAIL_CONFIRM === 'yes',
    databaseUrl: DATABASE_URL,
    metricsToken: METRICS_TOKEN,
    metricsOpen:
      METRICS_TOKEN === '' &&
      TRUST_PROXY === 'false' &&
      isLoopback(HOST) &&
      (!SITE_URL || isLoopback(new URL(SITE_URL).hostname)),
    vitalsSample: Number(VITALS_SAMPLE),
    limits: {
      messagesPerAddress: Number(MESSAGES_PER_ADDRESS),
      messagesPerMailbox: Number(MESSAGES_PER_MAILBOX),
      receiptsPerAddress: Number(RECEIPTS_PER_ADDRESS),
      confirmationsPerHour: Number(CONFIRMATIONS_PER_HOUR),
    },
    editorBackend: parseGitHost(EDITOR_BACKEND),
    onDefaults: names.filter((name) => !env[name]),
  };
}

/** A wrong value as an error message tells it: of an address neither name and password, nor its query, which may hold a key. */
function toShown(name: string, value = ''): string {
  if (SECRET.has(name)) return '…';
  return name.endsWith('_URL') ? value.replace(/^[^]*@/, '…@').replace(/([?#])[^]*/, '$1…') : value;
}

/** Zero would close a form for everybody, with no word of it at the start. */
function isLimit(value: string): boolean {
  return /^[1-9]\d{0,5}$/.test(value) && Number(value) <= 100_000;
}

/** `true`, `false`, or IP addresses and networks, as Fastify's `trustProxy` takes them. */
function isProxyList(value: string): boolean {
  if (value === 'true' || value === 'false') return true;
  return value.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
    return isIP(address) !== 0 && isNetwork && rest.length === 0;
  });
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
  );
}

/** A name of this machine that no other one reaches it by. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(host);
}

/** Base URL of a foreign service, without query or password. */
function isServiceAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, search, hash, username, password } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && !search && !hash && !username && !password;
}

/** Parses a single sender; undefined when there is none, several or a group. */
function toSender(text: string): Sender | undefined {
  if (/\p{Cc}/u.test(text)) return undefined;
  const [first, ...others] = addressparser(text);
  if (first?.address === undefined || others.length || !isMailAddress(first.address)) return undefined;
  return { name: first.name, address: first.address };
}

/** A plain mail address: no quotes, no comments, a domain with a dot. */
export function isMailAddress(text: string): boolean {
  return /^(?=.{6,254}$)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i.test(
    text,
  );
}

function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  const wellFormed = ['smtp:', 'smtps:'].includes(protocol) && hostname !== '' && !hash && ['', '/'].includes(pathname);
  // A password needs TLS.
  const searches = username ? [''] : ['', '?tls=no'];
  return wellFormed && searches.includes(search) && isEncoded(username) && isEncoded(password);
}

function isDatabase(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, username, password } = new URL(value);
  return /^postgres(?:ql)?:$/.test(protocol) && pathname.length > 1 && isEncoded(username) && isEncoded(password);
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
