import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editorSettings, schemaFiles } from './schemas.ts';

const ROOT = join(import.meta.dirname, '../..');

it('the schemas that editors read are those of the code: else run npm run content -- --schemas', () => {
  const written = readdirSync(join(ROOT, 'content/schemas')).map((name) => `content/schemas/${name}`);
  const files = schemaFiles();
  expect(written.toSorted()).toEqual([...files.keys()].toSorted());
  for (const [path, schema] of files) expect([path, readFileSync(join(ROOT, path), 'utf8')]).toEqual([path, schema]);
});

it('an editor finds the schema of each content file by itself: else run npm run content -- --schemas', () => {
  expect(readFileSync(join(ROOT, '.vscode/settings.json'), 'utf8')).toBe(editorSettings());
});

it('a schema names fields, kinds and what may be written', () => {
  const { properties, required } = JSON.parse(schemaFiles().get('content/schemas/voice.schema.json') ?? '') as {
    properties: Record<string, unknown>;
    required: string[];
  };
  expect(properties['idioma']).toEqual({ type: 'string', enum: ['es', 'en'] });
  expect(required).toContain('frase');
});
