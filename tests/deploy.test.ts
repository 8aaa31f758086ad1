import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { VITALS_PATH } from '#contract/vitals.ts';
import { readConfig } from '#server/config.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { openMessages } from '#server/testing/testMessages.ts';
import { sampleMessage } from '#server/testing/testStores.ts';
import { SiteMetrics } from '#server/metrics/siteMetrics.ts';
import { createBackend } from '#server/resources/backend.ts';
import { checkFiles, isInstalled } from '#scripts/deploy/files.ts';
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

describe('alerts.yml and dashboard.json', () => {
  const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
  const { panels, templating } = JSON.parse(read('deploy/grafana/dashboard.json')) as Dashboard;
  const alarms = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  it('ask for what /metrics says, by the labels that it says, and for nothing else', async () => {
    const told = await readMetrics();
    expect([alarms.length > 5, shown.length > 30]).toEqual([true, true]);
    const wrong = [...alarms, ...shown].filter((expr) =>
      selectorsOf(expr).some(({ name, labels }) => labels.some((label) => told.get(name)?.has(label) !== true)),
    );
    expect(wrong).toEqual([]);
  });

  it.skipIf(!isInstalled('promtool'))('hold queries that Prometheus reads', () => {
    const folder = mkdtempSync(join(tmpdir(), 'queries-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const rules = shown.map((expr, at) => ({
      record: `query_${at}`,
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$__range', '6h'),
    }));
    writeFileSync(join(folder, 'rules.yml'), stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', join(folder, 'rules.yml')], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('take their Prometheus from whoever imports the dashboard', () => {
    expect(templating.list.map(({ name, type }) => [name, type])).toContainEqual(['datasource', 'datasource']);
    const sources = panels.flatMap(({ datasource, targets = [] }) => [
      datasource,
      ...targets.map((one) => one.datasource),
    ]);
    expect(new Set(sources.flatMap((source) => source?.uid ?? []))).toEqual(new Set(['${datasource}']));
  });
});

interface Dashboard {
  templating: { list: { name: string; type: string }[] };
  panels: {
    datasource?: { uid: string };
    targets?: { expr: string; datasource?: { uid: string } }[];
  }[];
}

/** Given by Prometheus itself. */
const OWN = new Set(['up', 'ALERTS']);
const OWN_LABELS = new Set(['job', 'instance']);

/** Each series that a query asks for, and by which labels: those that it selects, and `name` itself as the first. */
function selectorsOf(expr: string): { name: string; labels: string[] }[] {
  const plain = expr.replace(/\b(?:by|without|on|ignoring) \([^)]*\)/g, '');
  const found = plain.matchAll(/\b([a-zA-Z]\w*)(?:\{([^}]*)\}|(?=\[)|(?= [=><]=? ?\d)|$)/g);
  return [...found]
    .filter(([, name = '']) => !OWN.has(name))
    .map(([, name = '', selected = '']) => {
      const labels = [...selected.matchAll(/(\w+)[=!]~?"/g)].map(([, label = '']) => label);
      return { name, labels: ['name', ...labels.filter((label) => !OWN_LABELS.has(label))] };
    });
}

/** What a site with all its parts says: its series by name, with their labels. */
async function readMetrics(): Promise<Map<string, Set<string>>> {
  const metrics = new SiteMetrics();
  const folder = mkdtempSync(join(tmpdir(), 'metrics-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const messages = openMessages();
  // Said once the mail server was tried, and once a message came.
  messages.counters.serverIsUp(true);
  messages.counters.countResponse(503);
  await messages.worker.stop();
  await messages.store.accept(sampleMessage());
  // Nobody answers there.
  const backend = createBackend({ backendUrl: 'http://127.0.0.1:9', folder, metrics });
  const config = { metricsToken: 'a-secret-of-many-signs', vitalsSample: 1 };
  const app = await createTestApp({ messages, backend, metrics, config });
  onTestFinished(() => app.close());
  await app.inject('/es/nosotros/');
  const report = { screen: 'index', device: 'phone', lcp: 900, fcp: 400, ttfb: 90, inp: 40, cls: 0 };
  await app.inject({ method: 'POST', url: VITALS_PATH, payload: JSON.stringify(report) });
  const headers = { authorization: `Bearer ${config.metricsToken}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  const told = new Map<string, Set<string>>();
  for (const [, name = '', type] of body.matchAll(/^# TYPE (\w+) (\w+)/gm)) {
    for (const part of type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) {
      told.set(name + part, new Set(['name']));
    }
  }
  for (const [, name = '', labels = ''] of body.matchAll(/^([a-z]\w*)(?:\{(.*)\})? /gm)) {
    const known = told.get(name) ?? new Set(['name']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    told.set(name, known);
  }
  return told;
}
