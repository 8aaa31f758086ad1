import { LANGUAGES } from '#contract/language.ts';
import type { Said } from '#server/faults/said.ts';
import type { Fault } from '#server/faults/fault.ts';
import { leavesOf } from './leaves.ts';
import type { Content } from './readContent.ts';

/** Forms of tú, which Paraguay does not use: the site says vos. Only forms that cannot be the third person. */
const TU =
  /(?<![\p{L}])(tienes|puedes|quieres|debes|necesitas|eres|sabes|vives|haces|prefieres|buscas|conoce tu|conoce más|haz|ten en cuenta|escríbenos|llámanos|contáctanos|visítanos|cuéntanos|ayúdanos|únete|súmate|regístrate|suscríbete|inscríbete|descarga tu|elige tu)(?![\p{L}])/iu;

/** An emoji, or the character that makes one of a sign. */
export const EMOJI = /\p{Emoji_Presentation}|\u{FE0F}/u;

/** Texts in another voice than the site's: tú for vos, or an emoji. */
export function findOtherVoices({ files, texts, stories }: Content): Fault[] {
  const all: (Omit<Fault, 'says'> & { text: string })[] = [
    ...[...files, ...LANGUAGES.map((one) => [`i18n/${one}.json`, texts[one]] as const)].flatMap(([name, value]) =>
      leavesOf(value).map(({ keys, text }) => ({ file: `content/${name}`, keys, text })),
    ),
    ...stories.flatMap(({ lang, slug, title, excerpt, markdown }) =>
      Object.entries({ title, excerpt, body: markdown }).map(([field, text]) => ({
        file: `content/posts/${lang}/${slug}.md`,
        keys: [field],
        text,
      })),
    ),
  ];
  return all.flatMap(({ text, ...place }) => {
    const tu = TU.exec(text)?.[1];
    const emoji = EMOJI.exec(text)?.[0];
    return [
      ...(tu === undefined ? [] : [{ ...place, at: place.at ?? tu, says: saidToTu(tu) }]),
      ...(emoji === undefined ? [] : [{ ...place, at: emoji, says: hasEmoji(emoji) }]),
    ];
  });
}

function saidToTu(word: string): Said {
  return {
    es: `«${word}» es de tú, y el sitio trata de vos: cambialo (tenés, podés, escribinos).`,
    en: `“${word}” is said to tú, the site says vos: change it (tenés, podés, escribinos).`,
  };
}

function hasEmoji(emoji: string): Said {
  return { es: `tiene un emoji, ${emoji}: borralo.`, en: `has an emoji, ${emoji}: delete it.` };
}
