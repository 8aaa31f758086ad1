import { photographSrcset, readPhotograph } from '#contract/photographs.ts';

/** As both sanitisers write it: every value in quotes, which may hold a `>`. */
const IMAGE = /<img\b(?:\s+[\w-]+(?:="[^"]*")?)*\s*\/?>/g;

/**
 * Sanitised HTML with each photograph of ours in AVIF, too, and as a JPEG where a browser knows no newer format: a post itself
 * names WebP alone, since WordPress's HTML knows no `<picture>`.
 */
export function withPhotographFormats(html: string): string {
  return html.replace(IMAGE, (image) => {
    const said = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? '';
    const photograph = readPhotograph(said('src'));
    if (!photograph) return image;
    const sources = (['avif', 'webp'] as const).map(
      (format) =>
        `<source type="image/${format}" srcset="${photographSrcset(photograph, format)}" sizes="${said('sizes')}">`,
    );
    return `<picture>${sources.join('')}${image.replace(/ (?:srcset|sizes)="[^"]*"/g, '')}</picture>`;
  });
}
