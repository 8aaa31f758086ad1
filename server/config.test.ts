import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const GITEA = {
  name: 'gitea',
  repo: 'fundacion/sitio',
  branch: 'main',
  app_id: 'a1b2',
  base_url: 'https://git.example.org',
  api_root: 'https://git.example.org/api/v1',
};

/** The message that wrong settings are refused with. */
function refusal(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the settings were taken');
}

it('the README names every setting there is', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const named = [...readme.slice(readme.indexOf('## Settings')).matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(readConfig({}).onDefaults));
});

it('without any setting the site runs on port 8080 of every address of the machine, behind no proxy', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:8080',
    publicOrigin: '',
    trustProxy: false,
    blogUrl: '',
    blogImages: 'proxy',
    blogImageHosts: [],
    backendUrl: '',
    dataFolder: 'data',
    smtpUrl: '',
    mailFrom: { name: 'Sitio web de Fundación Paraguaya', address: 'sitio@fundacionparaguaya.example' },
    mailboxesFile: '',
    confirms: false,
    databaseUrl: '',
    metricsToken: '',
    metricsOpen: false,
    vitalsSample: 0.1,
    limits: { messagesPerAddress: 30, messagesPerMailbox: 120, receiptsPerAddress: 60, confirmationsPerHour: 20 },
    editorBackend: undefined,
    onDefaults: [
      'PORT',
      'HOST',
      'SITE_URL',
      'TRUST_PROXY',
      'BLOG_URL',
      'BLOG_IMAGES',
      'BLOG_IMAGE_HOSTS',
      'BACKEND_URL',
      'DATA_DIR',
      'SMTP_URL',
      'MAIL_FROM',
      'MAILBOXES',
      'MAIL_CONFIRM',
      'DATABASE_URL',
      'METRICS_TOKEN',
      'VITALS_SAMPLE',
      'MESSAGES_PER_ADDRESS',
      'MESSAGES_PER_MAILBOX',
      'RECEIPTS_PER_ADDRESS',
      'CONFIRMATIONS_PER_HOUR',
      'EDITOR_BACKEND',
    ],
  });
});

it('an empty setting is one that was not given', () => {
  expect(readConfig({ PORT: '', HOST: '', SITE_URL: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
});

it('settings of other programs are left alone', () => {
  expect(readConfig({ PATH: '/bin', NODE_ENV: 'production', npm_config_port: 'x' })).toEqual(readConfig({}));
});

it('given settings are taken, and no longer named among the defaults', () => {
  const config = readConfig({
    PORT: '3000',
    HOST: '127.0.0.1',
    SITE_URL: 'https://www.example.org/',
    TRUST_PROXY: '10.0.0.1, 10.0.0.0/8',
    BLOG_URL: 'https://noticias.example.org/blog/wp-json/',
    BLOG_IMAGES: 'link',
    BLOG_IMAGE_HOSTS: 'cdn.example.org, Media.example.org:8443',
    BACKEND_URL: 'https://api.example.org/v2/',
    DATA_DIR: '/var/lib/site',
    SMTP_URL: 'smtps://site:p%40ss@mail.example.org',
    MAIL_FROM: 'Fundación Paraguaya <sitio@example.org>',
    MAILBOXES: '/etc/site/mailboxes.json',
    MAIL_CONFIRM: 'yes',
    DATABASE_URL: 'postgres://site:secret@db.example.org/site',
    METRICS_TOKEN: 'a-secret-of-twenty-nine-signs',
    VITALS_SAMPLE: '0.025',
    MESSAGES_PER_ADDRESS: '100',
    MESSAGES_PER_MAILBOX: '12',
    RECEIPTS_PER_ADDRESS: '1',
    CONFIRMATIONS_PER_HOUR: '100000',
    EDITOR_BACKEND: JSON.stringify(GITEA),
  });
  expect(config).toEqual({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'https://www.example.org',
    publicOrigin: 'https://www.example.org',
    trustProxy: '10.0.0.1, 10.0.0.0/8',
    blogUrl: 'https://noticias.example.org/blog/wp-json',
    blogImages: 'link',
    blogImageHosts: ['cdn.example.org', 'media.example.org:8443'],
    backendUrl: 'https://api.example.org/v2',
    dataFolder: '/var/lib/site',
    smtpUrl: 'smtps://site:p%40ss@mail.example.org',
    mailFrom: { name: 'Fundación Paraguaya', address: 'sitio@example.org' },
    mailboxesFile: '/etc/site/mailboxes.json',
    confirms: true,
    databaseUrl: 'postgres://site:secret@db.example.org/site',
    metricsToken: 'a-secret-of-twenty-nine-signs',
    metricsOpen: false,
    vitalsSample: 0.025,
    limits: { messagesPerAddress: 100, messagesPerMailbox: 12, receiptsPerAddress: 1, confirmationsPerHour: 100_000 },
    editorBackend: GITEA,
    onDefaults: [],
  });
});

it('the site is known under the port that it listens on, unless its address is given', () => {
  expect(readConfig({ PORT: '3000' }).siteUrl).toBe('http://localhost:3000');
  expect(readConfig({ PORT: '3000', SITE_URL: 'https://www.example.org' }).siteUrl).toBe('https://www.example.org');
});

describe('/metrics is open without a token', () => {
  it.each([
    { HOST: '127.0.0.1' },
    { HOST: 'localhost', SITE_URL: 'http://localhost:8080' },
    { HOST: '::1', SITE_URL: 'http://[::1]:8080', TRUST_PROXY: 'false' },
  ])('to programs of a machine that no other one reaches: %o', (env) => {
    expect(readConfig(env).metricsOpen).toBe(true);
  });

  it.each([
    {},
    { HOST: '0.0.0.0' },
    { HOST: '10.0.0.1' },
    { HOST: '127.0.0.1', METRICS_TOKEN: 'a-secret-of-many-signs' },
    { HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' },
    { HOST: '127.0.0.1', SITE_URL: 'https://www.example.org' },
    { HOST: '127.0.0.1', SITE_URL: 'http://www.example.org' },
    { HOST: '127.0.0.1', SITE_URL: 'http://localhost.example.org' },
  ])('to nobody where others may ask: %o', (env) => {
    expect(readConfig(env).metricsOpen).toBe(false);
  });
});

it.each([
  ['true', true],
  ['false', false],
  ['::1', '::1'],
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.1, 10.1.0.0/16', '10.0.0.1, 10.1.0.0/16'],
])('TRUST_PROXY=%s is understood', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});

describe('a wrong setting', () => {
  it.each([
    ['MAIL_CONFIRM', 'true'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', ' 80'],
    ['PORT', '0x50'],
    ['SITE_URL', 'www.example.org'],
    ['SITE_URL', 'ftp://www.example.org'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://www.example.org/site'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/a'],
    ['TRUST_PROXY', 'fe80::/200'],
    ['BLOG_URL', 'noticias.example.org/wp-json'],
    ['BLOG_URL', 'ftp://noticias.example.org/wp-json'],
    ['BACKEND_URL', 'api.example.org'],
    ['BLOG_IMAGES', 'copy'],
    ['VITALS_SAMPLE', '10'],
    ['VITALS_SAMPLE', '-0.1'],
    ['VITALS_SAMPLE', '10%'],
    ['BLOG_IMAGE_HOSTS', 'https://cdn.example.org'],
    ['BLOG_IMAGE_HOSTS', 'cdn.example.org;'],
    ['TRUST_PROXY', 'my-proxy.local'],
    ['MESSAGES_PER_ADDRESS', '0'],
    ['MESSAGES_PER_MAILBOX', '1e3'],
    ['RECEIPTS_PER_ADDRESS', '100001'],
    ['CONFIRMATIONS_PER_HOUR', 'none'],
    ['MAIL_FROM', 'sitio'],
    ['MAIL_FROM', 'sitio@localhost'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['MAIL_FROM', 'all: a@example.org, b@example.org;'],
    ['MAIL_FROM', 'Sitio <sitio@example.org>, x'],
    ['MAIL_FROM', 'Sitio\r\nBcc: x@example.org'],
  ])('%s=%s is named in one clear line', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message.replace(value, '').split('\n')).toHaveLength(1);
    expect(message).toMatch(new RegExp(`^${name}=[^]* is not \\w.{20,}`));
    expect(message).toContain(value);
  });

  it.each([
    ['SMTP_URL', 'mail.example.org:25'],
    ['SMTP_URL', 'https://site:hush@mail.example.org'],
    ['SMTP_URL', 'smtp://site:hush@'],
    ['SMTP_URL', 'smtp://site:hush@mail.example.org/path'],
    ['SMTP_URL', 'smtp://site:hush@mail.example.org?tls=maybe'],
    ['SMTP_URL', 'smtp://site:hush%zz@mail.example.org'],
    ['SMTP_URL', 'smtp://site:hush@mail.example.org?tls=no'],
    ['DATABASE_URL', 'mysql://site:hush@db.example.org/site'],
    ['DATABASE_URL', 'postgres://site:hush@db.example.org'],
    ['DATABASE_URL', 'db.example.org hush'],
    ['METRICS_TOKEN', 'hush'],
    ['METRICS_TOKEN', 'hush hush hush hush hush'],
    ['EDITOR_BACKEND', 'github hush'],
    ['EDITOR_BACKEND', '{"name":"svn","repo":"hush/sitio","branch":"main"}'],
    ['EDITOR_BACKEND', '{"name":"github","repo":"hush","branch":"main","base_url":"https://auth.example.org"}'],
    ['EDITOR_BACKEND', '{"name":"github","repo":"hush/sitio","branch":"main"}'],
    ['EDITOR_BACKEND', JSON.stringify({ ...GITEA, base_url: "https://git.example.org; script-src 'hush'" })],
    ['EDITOR_BACKEND', JSON.stringify({ ...GITEA, client_secret: 'hush' })],
  ])('%s, which may hold a password, is named without it', (name, value) => {
    const message = refusal({ MAIL_FROM: 'a@example.org', MAILBOXES: 'x', [name]: value });
    expect(message).toMatch(new RegExp(`^${name}=… is not .{20,}$`));
    expect(message).not.toContain('hush');
  });

  it.each([
    ['SITE_URL', 'https://www.example.org/?x=hush', 'https://www.example.org/?…'],
    ['SITE_URL', 'https://hush@www.example.org', '…@www.example.org'],
    ['SITE_URL', 'https://www.example.org/#hush', 'https://www.example.org/#…'],
    ['BLOG_URL', 'https://noticias.example.org/?rest_route=/', 'https://noticias.example.org/?…'],
    ['BLOG_URL', 'https://ana:hush@noticias.example.org/wp-json', '…@noticias.example.org/wp-json'],
    ['BLOG_URL', 'ana:hu@sh@noticias.example.org', '…@noticias.example.org'],
    ['BACKEND_URL', 'https://ana:hush?hush@api.example.org', '…@api.example.org'],
    ['BACKEND_URL', 'https://ana:hush@api.example.org/?key=hush', '…@api.example.org/?…'],
  ])('%s is named without name, password and query: %s', (name, value, shown) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name}=.* is not .{20,}$`));
    expect(message).toContain(`${name}=${shown} is not `);
    expect(message).not.toContain('hush');
  });

  it('is also one that a mail server needs and that is not there', () => {
    expect(refusal({ SMTP_URL: 'smtp://localhost' }).split('\n')).toEqual([
      expect.stringMatching(/^MAIL_FROM is needed with SMTP_URL: .{20,}/),
      expect.stringMatching(/^MAILBOXES is needed with SMTP_URL: .{20,}/),
    ]);
  });

  it('is told together with the others, each in its line', () => {
    const lines = refusal({ PORT: 'x', SITE_URL: 'y', TRUST_PROXY: 'z', HOST: '127.0.0.1' }).split('\n');
    expect(lines.map((line) => line.replace(/=.*/, '')).toSorted()).toEqual(['PORT', 'SITE_URL', 'TRUST_PROXY']);
  });
});
