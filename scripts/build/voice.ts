import { leavesOf } from './leaves.ts';
import type { Content } from './readContent.ts';

/** Forms of tú, which Paraguay does not use: the site says vos. Only forms that cannot be the third person. */
const TU =
  /(?<![\p{L}])(tienes|puedes|quieres|debes|necesitas|eres|sabes|vives|haces|prefieres|buscas|conoce tu|conoce más|haz|ten en cuenta|escríbenos|llámanos|contáctanos|visítanos|cuéntanos|ayúdanos|únete|súmate|regístrate|suscríbete|inscríbete|descarga tu|elige tu)(?![\p{L}])/iu;

/** An emoji, or the character that makes one of a sign. */
export const EMOJI = /\p{Emoji_Presentation}|\u{FE0F}/u;

/** Texts in another voice than the site's: tú for vos, or an emoji. */
export function findOtherVoices({ files, texts, stories }: Content): string[] {
  const all = [
    ...[...files, ['i18n/es.json', texts.es] as const, ['i18n/en.json', texts.en] as const].flatMap(([name, value]) =>
      leavesOf(value).map(({ keys, text }) => ({ place: `content/${name}: ${keys.join('.')}`, text })),
    ),
    ...stories.map(({ lang, slug, title, excerpt, markdown }) => ({
      place: `content/posts/${lang}/${slug}.md: body`,
      text: [title, excerpt, markdown].join('\n'),
    })),
  ];
  return all.flatMap(({ place, text }) => {
    const tu = TU.exec(text)?.[1];
    return [
      ...(tu === undefined ? [] : [`${place}: “${tu}” is said to tú, the site says vos`]),
      ...(EMOJI.test(text) ? [`${place}: must hold no emoji`] : []),
    ];
  });
}
