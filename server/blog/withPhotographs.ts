import { withFocus } from '#contract/photographs.ts';
import type { Story } from './story.ts';

const NAMED = /(?<![\w.-])\/fotos\/[^\s"'()<>#?/]+/g;

/** The photographs that a text names, as it writes them: `/fotos/ana.jpg`. */
export function photographsIn(text: string): string[] {
  return text.match(NAMED) ?? [];
}

/** Those of a story's front matter and text. */
export function photographsOf({ image = '', markdown }: Story): string[] {
  return [...photographsIn(image), ...photographsIn(markdown)];
}

/**
 * The stories with their photographs by the addresses that these were built under (contract/photographs.ts).
 * @param addresses by how a story writes them; what is not among them stays
 */
export function withPhotographs(stories: readonly Story[], addresses: Readonly<Record<string, string>>): Story[] {
  return stories.map((story) => {
    const { image, image_focus: focus } = story;
    const cover = image === undefined ? undefined : addresses[image];
    return {
      ...story,
      ...(cover && { image: focus ? withFocus(cover, focus) : cover }),
      markdown: story.markdown.replaceAll(NAMED, (named) => addresses[named] ?? named),
    };
  });
}
