import links from '#content/links.json' with { type: 'json' };

/** Without a number a chat reaches nobody, so the phone comes first. */
export const hasWhatsAppNumber = /\/\d+$/.test(links.whatsapp.enlace);

/** `text` is prefilled. */
export function whatsAppLink(text: string): string {
  return `${links.whatsapp.enlace}?text=${encodeURIComponent(text)}`;
}
