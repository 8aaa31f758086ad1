import type { Locator } from '@playwright/test';

/** What a person does to a field: a click, everything in it marked, the new text key by key. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
