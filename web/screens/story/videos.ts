import type { Language } from '#contract/language.ts';
import { FRAME_ATTRIBUTES, FRAME_TITLE, OUTSIDE_LINK_REL, toVideo } from '#contract/postHtml.ts';

/** As the server's sanitiser writes it; attributes hold no `<` and no `>`. */
const FRAME = /<iframe\b([^>]*)><\/iframe>/g;

/**
 * A link in place of each frame: a player loads a megabyte and tells its provider of the visitor. Without scripts it leads
 * to the video's page.
 * @param play bids to see the video, in `language`
 */
export function withVideoLinks(html: string, play: string, language: Language): string {
  return html.replace(FRAME, (_frame, attributes: string) => {
    const said = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const video = toVideo(said('src').replaceAll('&amp;', '&'));
    if (!video) return '';
    const title = said('title') === FRAME_TITLE ? '' : `<span>${said('title')}</span>`;
    const href = video.page.replaceAll('&', '&amp;');
    return `<a class="is-video" href="${href}" rel="${OUTSIDE_LINK_REL}"><strong lang="${language}">${play}</strong> ${title} <small>${video.provider}</small></a>`;
  });
}

/** Unless the link was to be opened elsewhere. */
export function playVideo(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.is-video') : null;
  const video = link && toVideo(link.href);
  if (!video || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(FRAME_ATTRIBUTES)) frame.setAttribute(name, value);
  frame.allow = 'autoplay; encrypted-media; picture-in-picture';
  frame.title = link.querySelector('span')?.textContent || FRAME_TITLE;
  frame.src = `${video.frame}${video.frame.includes('?') ? '&' : '?'}autoplay=1`;
  link.replaceWith(frame);
  frame.focus();
}
