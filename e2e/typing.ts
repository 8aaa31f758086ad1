import type { Locator } from '@playwright/test';

/** Replaces a field's text key by key. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
