import { isComplete, LANGUAGES, type CompleteLanguage } from '#contract/language.ts';
import { createSiteSearch, searchIndexPath, type SearchEntry } from '#contract/siteSearch.ts';
import { buildAlone } from '#scripts/build/buildAlone.ts';
import { brotliCompressSync } from 'node:zlib';
import { launchBrowser } from './browser.ts';
import { printTable } from './measure.ts';
import { ROOT, startSite } from './site.ts';

/**
 * The search of the site: questions as people write them, each of whose answers has to be among the first three; KB of the
 * index; milliseconds that a question takes in a browser whose processor is six times slower.
 *
 *   node bench/search.ts
 */
const AMONG = 3;
const INDEX_KB = 40;
const QUESTION_MS = 50;
const SLOWER = 6;

/** Words, and what the address of an answer contains. */
const QUESTIONS: Record<CompleteLanguage, readonly (readonly [words: string, address: string])[]> = {
  es: [
    ['prestamo', '/microfinanzas/'],
    ['prestamos para mujeres', '/microfinanzas/'],
    ['credito', '/microfinanzas/'],
    ['pedir un crédito', '/microfinanzas/'],
    ['oficina luque', '#oficina-'],
    ['luqe', '#oficina-'],
    ['sucursal caaguazu', '#oficina-'],
    ['oficinas', '/nuestras-oficinas/'],
    ['donde quedan las oficinas', '/nuestras-oficinas/'],
    ['encarnasion', '#oficina-'],
    ['semaforo', '/semaforo/'],
    ['semáforo de eliminación de pobreza', '/semaforo/'],
    ['mi semaforo', '/semaforo/mi-semaforo/'],
    ['indicadores', '/semaforo/'],
    ['escuela agricola', '/escuelas/'],
    ['escuelas agrícolas', '/escuelas/'],
    ['esuela cerrito', '/escuelas/'],
    ['internado', '/escuelas/'],
    ['cuantas familias', '/#'],
    ['familias', '/#'],
    ['pasantia', '/involucrate/'],
    ['pasantías', '/involucrate/'],
    ['voluntariado', '/involucrate/'],
    ['trabajar con ustedes', '/trabaja-con-nosotros/'],
    ['empleo', '/trabaja-con-nosotros/'],
    ['memoria anual', '/documentos/'],
    ['memorias 2019', '/documentos/'],
    ['tarifas', '/tasas-tarifas/'],
    ['tasas de interes', '/tasas-tarifas/'],
    ['intereses', '/tasas-tarifas/'],
    ['privacidad', '/politicas-de-privacidad/'],
    ['mis datos', '/politicas-de-privacidad/'],
    ['sostenibilidad', '/sostenibilidad/'],
    ['medio ambiente', '/sostenibilidad/'],
    ['martin burt', '/nosotros/'],
    ['mision y vision', '/nosotros/'],
    ['quienes somos', '/nosotros/'],
    ['premios', '/nosotros/'],
    ['educacion emprendedora', '/ee/'],
    ['noticias', '/noticias/'],
    ['paises', '/donde-trabajamos/'],
    ['donde trabajan', '/donde-trabajamos/'],
    ['colombia', '/donde-trabajamos/'],
    ['stoplight', '/semaforo/'],
    ['loan', '/microfinanzas/'],
    ['internship', '/involucrate/'],
  ],
  en: [
    ['loan', '/microfinanzas/'],
    ['loans for women', '/microfinanzas/'],
    ['offices', '/nuestras-oficinas/'],
    ['luque office', '#oficina-'],
    ['stoplight', '/semaforo/'],
    ['poverty spotlight', '/semaforo/'],
    ['farm schools', '/escuelas/'],
    ['agricultural school', '/escuelas/'],
    ['internship', '/involucrate/'],
    ['interns', '/involucrate/'],
    ['how many families', '/en/#'],
    ['anual report', '/documentos/'],
    ['jobs', '/trabaja-con-nosotros/'],
    ['rates and fees', '/tasas-tarifas/'],
    ['privacy', '/politicas-de-privacidad/'],
    ['countries', '/donde-trabajamos/'],
    ['awards', '/nosotros/'],
    ['semaforo', '/semaforo/'],
    ['pasantia', '/involucrate/'],
  ],
};

const site = await startSite();
const browser = await launchBrowser();
let holds = true;
try {
  const rows: string[][] = [];
  const page = await browser.newPage();
  await page.goto(site.url);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(`${await buildAlone(ROOT, 'contract/siteSearch.ts')}; window.siteSearch = alone`);
  for (const language of LANGUAGES.filter(isComplete)) {
    const text = await (await fetch(site.url + searchIndexPath(language))).text();
    const entries = JSON.parse(text) as SearchEntry[];
    const search = createSiteSearch(entries);
    const missed = QUESTIONS[language].filter(([words, address]) => {
      const found = search(words).slice(0, AMONG);
      if (found.some(({ href }) => href.includes(address))) return false;
      console.log(
        `! ${language}: ${words}: ${found.map(({ title, href }) => `${title} (${href})`).join('; ') || 'nothing'}`,
      );
      return true;
    });
    const words = QUESTIONS[language].map(([one]) => one);
    const { made, times } = await page.evaluate(measure, { text, words });
    const kb = brotliCompressSync(text).length / 1024;
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    holds &&= missed.length === 0 && kb <= INDEX_KB && p95 <= QUESTION_MS;
    const { length } = words;
    rows.push([
      language,
      `${length - missed.length} of ${length}`,
      String(entries.length),
      kb.toFixed(1),
      made.toFixed(0),
      p95.toFixed(1),
    ]);
  }
  printTable(['search', 'found', 'entries', 'index, KB', 'made, ms', 'question p95, ms'], rows);
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = holds ? 0 : 1;

/** In the page. */
function measure({ text, words }: { text: string; words: string[] }): { made: number; times: number[] } {
  const { createSiteSearch: create } = (
    window as unknown as { siteSearch: { createSiteSearch: typeof createSiteSearch } }
  ).siteSearch;
  const began = performance.now();
  const search = create(JSON.parse(text) as SearchEntry[]);
  const made = performance.now() - began;
  const times = [1, 2, 3].flatMap(() =>
    words.map((one) => {
      const asked = performance.now();
      search(one);
      return performance.now() - asked;
    }),
  );
  return { made, times };
}
