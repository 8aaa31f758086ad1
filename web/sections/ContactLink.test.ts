import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('#content/links.json');
  vi.resetModules();
});

async function withNumber() {
  vi.resetModules();
  vi.doMock('#content/links.json', () => ({ default: { whatsapp: { enlace: 'https://wa.me/595981000000' } } }));
  return import('#web/navigation/whatsAppLink.ts');
}

it('opens a chat with the text already written in it [MICRO-05]', async () => {
  const { whatsAppLink } = await import('#web/navigation/whatsAppLink.ts');
  expect(new URL(whatsAppLink('credito')).searchParams.get('text')).toBe('credito');
});

it('opens it with the foundation once its number is known [MICRO-05]', async () => {
  const { hasWhatsAppNumber, whatsAppLink } = await withNumber();
  expect(hasWhatsAppNumber).toBe(true);
  expect(whatsAppLink('credito')).toBe('https://wa.me/595981000000?text=credito');
});

it('comes before the telephone in the strip once the number is known', async () => {
  await withNumber();
  const { CONTACT_WAYS } = await import('./ContactLink.tsx');
  expect(CONTACT_WAYS).toEqual(['chat', 'call']);
});
