import { expect, type Locator, type Page } from '@playwright/test';

// What staff do on /editar/.

/** As fast as a person types: Decap draws its fields anew after each sign. */
export const KEY_MS = 20;

/** After the sign-in. */
export async function expectOpened(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Historias en español' })).toBeVisible();
}

export async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text, { delay: KEY_MS });
}

export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Guardar ahora').click();
}

export async function save(page: Page): Promise<void> {
  await pressSave(page);
  await expect(page.getByText('Cambios guardados', { exact: true })).toBeVisible();
}

/** Opens the sentences that stand on every page; gives the two fields of one. */
export async function openText(page: Page, key: string): Promise<{ es: Locator; en: Locator }> {
  await page.getByRole('link', { name: 'Textos de las páginas' }).click();
  await page.getByRole('link', { name: 'Lo que está en todas las páginas' }).click();
  const field = page.locator('[class*=ControlContainer]', { has: page.getByText(key, { exact: true }) });
  return { es: field.locator('[lang=es]'), en: field.locator('[lang=en]') };
}

export interface Office {
  nombre: string;
  telefono?: object;
}

export function officesOf(text: string): Office[] {
  return (JSON.parse(text) as { oficinas: Office[] }).oficinas;
}

/** Opens the telephone of the first of the offices that has none of its own; gives where it stands, and its fields. */
export async function openTelephone(page: Page, offices: readonly Office[]) {
  await page.getByRole('link', { name: 'Oficinas, tasas y documentos' }).click();
  await page.getByRole('link', { name: 'Oficinas', exact: true }).click();
  const at = offices.findIndex(({ telefono }) => telefono === undefined);
  const record = page
    .locator('[class*=SortableListItem]')
    .filter({ has: page.getByText(offices[at]?.nombre ?? '', { exact: true }) })
    .first();
  await record.getByRole('button').first().click();
  await record.locator('[class*=TopBar]', { hasText: 'Teléfono' }).getByRole('button').first().click();
  const read = record.getByRole('textbox', { name: 'Número, como se lee' });
  const called = record.getByRole('textbox', { name: 'Número, como se llama' });
  return { at, read, called };
}

/** Writes a story in Spanish with a photograph, and saves it as a draft: `una-huerta-para-probar`. */
export async function writeStory(page: Page, photograph: Buffer): Promise<void> {
  await page.getByRole('link', { name: 'Historias en español' }).click();
  await page.getByRole('link', { name: 'Historia en español' }).click();
  await write(page.getByRole('textbox', { name: 'Título' }), 'Una huerta para probar');
  await page.getByRole('switch').first().click();
  await write(page.getByRole('textbox', { name: 'Fecha', exact: true }), '2026-11-02');
  await page.getByLabel('Categorías').click();
  await page.keyboard.type('Noticias', { delay: KEY_MS });
  await page.keyboard.press('Enter');
  await write(page.getByRole('textbox', { name: 'Resumen' }), 'Tomates, albahaca y muchas manos.');
  await page.getByRole('button', { name: 'Elegí una imagen' }).click();
  let refusal = '';
  page.once('dialog', (dialog) => {
    refusal = dialog.message();
    void dialog.accept();
  });
  await upload(page, { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  await expect.poll(() => refusal).toMatch(/^IMG_2034\.HEIC .* JPEG/);
  await upload(page, { name: 'Mi Foto.JPG', mimeType: 'image/jpeg', buffer: photograph });
  await page.getByRole('button', { name: 'Confirmar selección' }).click();
  await write(page.getByRole('textbox', { name: 'Qué muestra la imagen' }), 'Dos canteros con brotes.');
  await page.locator('[contenteditable=true]').click();
  await page.keyboard.type('Sembraron tomates y albahaca.', { delay: KEY_MS });
  await save(page);
}

export async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Subir nuevo').click();
  await (await chooser).setFiles(file);
}

/** What its file says, with the photograph's name among the uploads. */
export function expectStory(story: string, photograph: string): void {
  expect(story).toMatch(/^---\ntitle: Una huerta para probar\ndraft: true\ndate: 2026-11-02\n/);
  expect(story).toContain(`image: /fotos/${photograph}\n`);
  expect(story).toMatch(/\n---\n\n?Sembraron tomates y albahaca\.\n$/);
}
