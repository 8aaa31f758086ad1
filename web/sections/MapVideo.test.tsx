import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { importContent } from '#web/i18n/content.ts';
import { createTexts, TextsProvider } from '#web/i18n/texts.tsx';
import { MapVideo } from './MapVideo.tsx';

it.each([
  ['es', es, await importContent('schoolsMap', 'es')],
  ['en', en, await importContent('schoolsMap', 'en')],
] as const)(
  'shows the still picture of its language’s video, which leads to it without scripts, and all its words below (%s)',
  (language, texts, scenes) => {
    const html = renderToStaticMarkup(
      <TextsProvider texts={createTexts(language, texts)}>
        <MapVideo scenes={scenes} />
      </TextsProvider>,
    );
    const video = `/films/map-schools-${language}`;
    expect(html).not.toContain('<video');
    expect(html).toContain(`src="${video}.webp"`);
    const link = html.match(/<a[^>]*>/)?.[0];
    expect(link).toContain(`href="${video}.mp4"`);
    expect(link).toContain(`aria-label="${texts['map_film.play']}"`);
    const transcript = html.slice(html.indexOf('<details'));
    expect(scenes.length).toBeGreaterThan(3);
    for (const { titulo, texto } of scenes) {
      expect(transcript).toContain(`<dt>${titulo}</dt>`);
      expect(transcript).toContain(`<dd>${texto}</dd>`);
    }
  },
);
