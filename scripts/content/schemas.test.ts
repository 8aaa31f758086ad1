import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTENT_FILES } from '#contract/content.ts';
import { schemaFiles, schemaPath } from './schemas.ts';

const ROOT = join(import.meta.dirname, '../..');

it('the schemas that editors read are those of the code: else run npm run content -- --schemas', () => {
  const written = readdirSync(join(ROOT, 'content/schemas')).map((name) => `content/schemas/${name}`);
  const files = schemaFiles();
  expect(written.toSorted()).toEqual([...files.keys()].toSorted());
  for (const [path, schema] of files) expect([path, readFileSync(join(ROOT, path), 'utf8')]).toEqual([path, schema]);
});

it('an editor finds the schema of each content file by itself', () => {
  const settings: unknown = JSON.parse(readFileSync(join(ROOT, '.vscode/settings.json'), 'utf8'));
  expect(settings).toMatchObject({
    'json.schemas': Object.keys(CONTENT_FILES).map((name) => ({
      fileMatch: [`/content/${name}`],
      url: `./${schemaPath(name)}`,
    })),
  });
});

it('a schema names fields, kinds and what may be written', () => {
  const { properties, required } = JSON.parse(schemaFiles().get('content/schemas/voice.schema.json') ?? '') as {
    properties: Record<string, unknown>;
    required: string[];
  };
  expect(properties['idioma']).toEqual({ type: 'string', enum: ['es', 'en'] });
  expect(required).toContain('frase');
});
