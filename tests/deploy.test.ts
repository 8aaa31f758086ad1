import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { openMessages } from '#server/testing/testMessages.ts';
import { checkFiles } from '#scripts/deploy/files.ts';
import { SERVER_OPTIONS } from '#scripts/prelude.mjs';
import { filesBelow, importsOf, read } from './imports.ts';

/** What deploy/ holds, as far as it can be known without running it; `npm run deploy:check` runs it. */

/** Set by the unit and by compose.yaml, the same for each foundation. */
const OF_THE_MACHINE = ['PORT', 'HOST', 'TRUST_PROXY', 'DATA_DIR'];

describe('each file of deploy/', () => {
  for (const { file, program, sound, said } of checkFiles()) {
    it.skipIf(sound === undefined)(`is sound for the program that reads it: ${file}, ${program}`, () => {
      expect(sound, said).toBe(true);
    });
  }

  it('that is YAML can be read', () => {
    const files = [...filesBelow(['deploy', 'scripts/deploy', '.github'], /\.ya?ml$/), '.gitlab-ci.yml'];
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect([file, parse(read(file), { merge: true })]).toEqual([file, expect.any(Object)]);
  });
});

describe('site.env.example', () => {
  const lines = [...read('deploy/site.env.example').matchAll(/^#?([A-Z_]+)=(?:'(.*)'|(.*))$/gm)];
  const given = Object.fromEntries(lines.map(([, name = '', quoted, plain]) => [name, quoted ?? plain]));

  it('names every setting that is not the machine’s, and no other', () => {
    const settings = readConfig({}).onDefaults.filter((name) => !OF_THE_MACHINE.includes(name));
    expect(Object.keys(given).toSorted()).toEqual(settings.toSorted());
  });

  it('gives values that the server takes', () => {
    expect(readConfig(given).onDefaults.toSorted()).toEqual(OF_THE_MACHINE.toSorted());
  });
});

describe('the units and the container', () => {
  const unit = read('deploy/systemd/fundacion@.service');
  const image = read('deploy/Containerfile');

  it('set what is the machine’s', () => {
    const [, set = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
    expect(set.split(' ').map((pair) => pair.split('=')[0])).toEqual(expect.arrayContaining(OF_THE_MACHINE));
  });

  it('start what is there, with the heap that it is measured with', () => {
    expect(unit).toContain('ExecStart=/usr/bin/env node scripts/start.mjs --built\n');
    expect(image).toContain(
      `CMD ${JSON.stringify(['node', ...SERVER_OPTIONS, 'server/main.ts']).replaceAll(',', ', ')}`,
    );
  });

  it('need no package that the image leaves out', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const files = filesBelow(['server', 'contract'], /\.(?:ts|mjs)$/).filter(
      (path) => !/\/testing\/|test\.ts$|vitest\.config/.test(path),
    );
    const packages = [...files, 'scripts/mail.ts']
      .flatMap(importsOf)
      .filter((name) => /^(?!node:|[^/]+\.)[@a-z]/.test(name));
    const bare = packages.map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
    const ours = new Set(['server', 'contract', 'content', 'scripts', 'web']);
    const needed = new Set(bare.filter((name) => !ours.has(name)));
    expect(needed.size).toBeGreaterThan(10);
    expect([...needed].filter((name) => dependencies[name] === undefined)).toEqual([]);
  });

  it('never carry settings or secrets into an image', () => {
    const left = read('.dockerignore').split('\n');
    expect(left).toEqual(expect.arrayContaining(['**/.env', '**/*.env', 'deploy', '.git', 'data']));
  });
});

describe('alerts.yml', () => {
  it('asks for what /metrics says, and for nothing else', async () => {
    const messages = openMessages();
    // Said once the mail server was tried.
    messages.counters.serverIsUp(true);
    const app = await createTestApp({ messages, config: { metricsToken: 'a-secret-of-many-signs' } });
    const headers = { authorization: 'Bearer a-secret-of-many-signs' };
    const { body } = await app.inject({ url: '/metrics', headers });
    await app.close();
    const said = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const rules = [...read('deploy/prometheus/alerts.yml').matchAll(/expr: (.+)/g)].map(([, rule = '']) => rule);
    const asked = rules.flatMap((rule) => /[a-z]+_[a-z_]+/.exec(rule) ?? []);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((name) => !said.has(name))).toEqual([]);
  });
});
