import links from '#content/links.json' with { type: 'json' };

/** Without a number a chat link opens WhatsApp, but reaches nobody at the foundation: the telephone then comes first. */
export const hasWhatsAppNumber = /\/\d+$/.test(links.whatsapp.enlace);

/** Address of a chat with the foundation, `text` already written in it. */
export function whatsAppLink(text: string): string {
  return `${links.whatsapp.enlace}?text=${encodeURIComponent(text)}`;
}
