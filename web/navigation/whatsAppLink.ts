import links from '#content/links.json' with { type: 'json' };

/** Address of a chat with the foundation, `text` already written in it. */
export function whatsAppLink(text: string): string {
  return `${links.whatsapp.enlace}?text=${encodeURIComponent(text)}`;
}
