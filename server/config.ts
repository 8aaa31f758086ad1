import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** A setting is wrong; `message` names each wrong one in a line of its own. */
export class ConfigError extends Error {}

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
    DATA_DIR: z.string().check(z.regex(/^[^\0]+$/)),
  }),
);

/** What each setting has to be, for the message when it is not. */
const EXPECTED: Record<keyof Settings, string> = {
  PORT: 'a number from 0 to 65535',
  HOST: 'an address of this machine to listen on, such as 0.0.0.0',
  SITE_URL: 'the address of the site, http:// or https://, without a path, such as https://www.example.org',
  TRUST_PROXY:
    'true, false, or the addresses of the proxies in front, separated by commas, such as 10.0.0.1, 10.1.0.0/16',
  BLOG_URL: 'the REST root of a WordPress, such as https://noticias.example.org/wp-json',
  BLOG_IMAGES: 'proxy (pictures come through this site) or link (they stay where they lie)',
  BLOG_IMAGE_HOSTS: 'hosts of the blog’s pictures, separated by commas, such as cdn.example.org',
  DATA_DIR: 'a folder to keep data in',
};

type Settings = z.infer<typeof settingsSchema>;

export interface Config {
  port: number;
  host: string;
  /** Origin under which visitors know the site, no slash at its end; without SITE_URL the one that the server listens on. */
  siteUrl: string;
  /** SITE_URL as it was given, no slash at its end; empty without one: then addresses of our own are paths. */
  publicOrigin: string;
  trustProxy: boolean | string;
  /** REST root of the WordPress that the news come from, no slash at its end; empty: from the files in content/posts. */
  blogUrl: string;
  blogImages: 'proxy' | 'link';
  /** Hosts besides the WordPress's own that its pictures may lie on. */
  blogImageHosts: string[];
  /** Folder for what the site keeps, from the working directory when it is not absolute. */
  dataFolder: string;
  /** Names of the settings that were not given. */
  onDefaults: string[];
}

/** Reads the settings once. @throws ConfigError */
export function readConfig(env: Record<string, string | undefined>): Config {
  const names = Object.keys(EXPECTED) as (keyof Settings)[];
  // An empty setting is one that was not given.
  const given = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof Settings));
    throw new ConfigError([...wrong].map((name) => `${name}=${String(env[name])} is not ${EXPECTED[name]}`).join('\n'));
  }
  const { PORT = '8080', HOST = '0.0.0.0', SITE_URL, TRUST_PROXY = 'false' } = parsed.data;
  const { BLOG_URL = '', BLOG_IMAGES = 'proxy', BLOG_IMAGE_HOSTS = '', DATA_DIR = 'data' } = parsed.data;
  return {
    port: Number(PORT),
    host: HOST,
    siteUrl: SITE_URL ? new URL(SITE_URL).origin : `http://localhost:${PORT}`,
    publicOrigin: SITE_URL ? new URL(SITE_URL).origin : '',
    trustProxy: TRUST_PROXY === 'true' || (TRUST_PROXY !== 'false' && TRUST_PROXY),
    blogUrl: BLOG_URL.replace(/\/+$/, ''),
    blogImages: BLOG_IMAGES,
    blogImageHosts: BLOG_IMAGE_HOSTS.toLowerCase().split(/ *, */).filter(Boolean),
    dataFolder: DATA_DIR,
    onDefaults: names.filter((name) => !env[name]),
  };
}

/** `true`, `false`, or addresses, each alone or with the bits of its network: what Fastify takes without a complaint. */
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

/** An address to ask a foreign service at, without a question or a password in it. */
function isServiceAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, search, hash, username, password } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && !search && !hash && !username && !password;
}
