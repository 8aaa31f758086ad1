/** Rooms that may import whatever they work on: nothing of ours imports them. */
export const OUTSIDE = new Set(['scripts', 'bench', 'e2e', 'tests']);

/**
 * Who may import whom: a room, or one file of a room. A room may always import itself; no other entry, no import
 * (docs/house.md: where a new thing goes). A new room gets its line here.
 */
export const MAY_IMPORT: Record<string, string[]> = {
  contract: [],
  content: ['contract'],

  // The server, from the bottom up: each room knows those above it in this list at most.
  // The editor's page, and the git host that it saves to.
  'server/editor': [],
  'server/config.ts': ['server/editor'],
  // What every answer passes: security, errors, log, health.
  'server/http': ['contract'],
  // What /metrics tells.
  'server/metrics': ['contract', 'server/http'],
  'server/upstream': ['server/metrics'],
  'server/news': ['contract', 'server/metrics', 'server/upstream', 'server/http'],
  // What is wrong in a content file, said to staff with its place.
  'server/faults': ['contract'],
  'server/blog': ['contract', 'content', 'server/news', 'server/faults'],
  // Prerendered pages, and the files that tell machines of them.
  'server/pages': ['contract', 'server/metrics', 'server/upstream', 'server/http', 'server/news'],
  // What can be found on the whole site.
  'server/search': ['contract', 'server/upstream', 'server/http', 'server/news'],
  // Sets text as outlines.
  'server/lettering': [],
  // Draws laces, and what is made of them.
  'server/lace': ['contract', 'server/lettering'],
  // Share cards, pictures drawn from a name, and those of a WordPress.
  'server/pictures': [
    'contract',
    'server/config.ts',
    'server/metrics',
    'server/upstream',
    'server/news',
    'server/http',
    'server/lettering',
    'server/lace',
  ],
  // Documents and rates, of our own or a backend's.
  'server/resources': ['contract', 'server/metrics', 'server/upstream', 'server/http'],
  'server/wordpress': ['contract', 'server/metrics', 'server/upstream', 'server/news', 'server/pictures'],
  // Keeps messages and has them carried; knows nothing of mail.
  'server/messages': ['contract'],
  'server/mail': ['contract', 'content', 'server/config.ts', 'server/upstream', 'server/http', 'server/messages'],
  // The files beside the rooms, which put them together.
  server: [
    'contract',
    'server/config.ts',
    'server/editor',
    'server/news',
    'server/blog',
    'server/http',
    'server/pages',
    'server/search',
    'server/metrics',
    'server/upstream',
    'server/pictures',
    'server/resources',
    'server/wordpress',
    'server/messages',
    'server/mail',
  ],
  // Stands in for visitors and foreign services; only tests and benches import it.
  'server/testing': ['contract', 'content', 'server', 'web/outbox'],

  'web/device': ['contract'],
  'web/hooks': [],
  'web/ui': ['contract', 'web/hooks'],
  'web/services': ['contract'],
  'web/i18n': ['contract', 'content', 'web/device', 'web/services'],
  // What works without a network, and the registration of its service worker.
  'web/offline': ['contract', 'web/device', 'web/services'],
  // What waits to be sent.
  'web/outbox': ['contract', 'web/device', 'web/services', 'web/offline'],
  'web/worker.ts': ['web/offline', 'web/outbox'],
  'web/forms': [
    'contract',
    'content',
    'web/device',
    'web/services',
    'web/i18n',
    'web/hooks',
    'web/ui',
    'web/navigation',
    'web/outbox',
  ],
  'web/data': ['web/services', 'web/hooks', 'web/ui'],
  'web/navigation': ['contract', 'content', 'web/i18n', 'web/hooks', 'web/ui'],
  'web/news': ['contract', 'web/device', 'web/services', 'web/i18n', 'web/hooks', 'web/ui', 'web/navigation'],
  'web/documents': ['contract', 'content', 'web/services', 'web/i18n', 'web/hooks', 'web/ui', 'web/navigation'],
  'web/sections': [
    'contract',
    'content',
    'web/device',
    'web/i18n',
    'web/hooks',
    'web/ui',
    'web/navigation',
    'web/forms',
  ],
  'web/screens': [
    'contract',
    'content',
    'web/device',
    'web/services',
    'web/i18n',
    'web/hooks',
    'web/ui',
    'web/data',
    'web/navigation',
    'web/news',
    'web/documents',
    'web/sections',
    'web/forms',
    'web/offline',
  ],
  'web/app': [
    'contract',
    'content',
    'web/device',
    'web/services',
    'web/i18n',
    'web/hooks',
    'web/ui',
    'web/data',
    'web/navigation',
    'web/news',
    'web/documents',
    'web/sections',
    'web/outbox',
    'web/forms',
    'web/screens',
    'web/offline',
    'web/styles',
  ],
};
