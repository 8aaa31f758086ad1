// npm run content: counts the records of each content file, lists what is pending and all faults, in Spanish, or with
// `-- --lang=en` in English. With `-- --schemas` it writes the JSON schemas that text editors use, and the settings that name them.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StaffLanguage } from '#server/faults/said.ts';
import { findFaults } from './build/checkContent.ts';
import { findPhotographFaults } from './build/photographFaults.ts';
import { readContent } from './build/readContent.ts';
import { listPending, tableOf } from './content/overview.ts';
import { tell } from './build/tell.ts';
import { editorSettings, schemaFiles } from './content/schemas.ts';

const ROOT = join(import.meta.dirname, '..');

const SAYS = {
  sound: {
    es: 'Todo está bien: cada campo, texto, enlace e imagen es como tiene que ser.',
    en: 'Nothing is wrong: every field, text, link and picture is as it has to be.',
  },
  faulty: { es: 'Hay que corregir', en: 'To be put right' },
};

const { values } = parseArgs({ options: { schemas: { type: 'boolean' }, lang: { type: 'string', default: 'es' } } });

if (values.schemas) await writeSchemas();
else await report(values.lang === 'en' ? 'en' : 'es');

/** Exit code 1 when there are faults; pending fields are none. */
async function report(language: StaffLanguage): Promise<void> {
  const content = readContent(ROOT);
  console.log(`${tableOf(content, language)}\n\n${listPending(content, language)}\n`);
  const faults = [...findFaults(content), ...(await findPhotographFaults(content))];
  const problems = tell(faults, content.root, language);
  if (!problems.length) return console.log(SAYS.sound[language]);
  console.error(`${SAYS.faulty[language]} (${problems.length}):\n${problems.join('\n')}`);
  process.exitCode = 1;
}

async function writeSchemas(): Promise<void> {
  const files = schemaFiles();
  await rm(join(ROOT, 'content/schemas'), { recursive: true, force: true });
  for (const [path, schema] of files) {
    await mkdir(dirname(join(ROOT, path)), { recursive: true });
    await writeFile(join(ROOT, path), schema);
  }
  await writeFile(join(ROOT, '.vscode/settings.json'), editorSettings());
  console.log(`${files.size} schemas written to content/schemas/, and their names to .vscode/settings.json`);
}
