import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Language } from '#contract/language.ts';
import type { RenderedPage, RenderRequest } from '#contract/render.ts';
import type { Route, ScreenName } from '#contract/routes.ts';
import { HeadCollector, type PageHeadProps } from '#web/navigation/PageHead.tsx';
import { createTexts } from '#web/i18n/texts.tsx';
import type { Known } from '#web/screens/screen.ts';
import { parseAnswer, ServiceError, type GetJson } from '#web/services/http.ts';
import type { Query } from '#web/services/query.ts';
import { toDocument } from './document.ts';
import { Root } from './Root.tsx';
import { SCREENS } from './screens.ts';

/**
 * The HTML of one page, from the same tree that the browser hydrates. Remote data that cannot be had is left out: the page
 * then says that it is waiting, and the browser asks again. The screen's entry says with which status.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { language, route, ask } = request;
  const getJson: GetJson = async (path, schema) => {
    const { status, body } = await ask(path);
    if (status !== 200) throw new ServiceError('status', path, { status });
    return parseAnswer(path, schema, body);
  };
  const { initial, status } = route ? await prepare(route, language, getJson) : { initial: {}, status: 404 as const };

  let head: PageHeadProps | undefined;
  const rendered = renderToString(
    <HeadCollector value={(said) => (head = said)}>
      <StaticRouter location={`${route?.path ?? '/'}?lang=${language}`}>
        <Root texts={createTexts(language, request.texts)} source={{ getJson, initial }} missing={!route} />
      </StaticRouter>
    </HeadCollector>,
  );
  const { preloads, body } = takePreloads(rendered);
  if (!head) {
    // A story that could not be fetched has no title of its own yet.
    const { t } = createTexts(language, request.texts);
    head = { title: t('route.noticias.title'), description: t('route.noticias.description'), path: undefined };
  }
  return {
    status,
    html: toDocument({ request, head, preloads, body, initial }),
  };
}

/** Code, content and remote data of a route's screen. */
async function prepare<Name extends ScreenName>(route: Route<Name>, language: Language, getJson: GetJson) {
  const screen = SCREENS[route.screen];
  await screen.load(language).request();
  const initial = await runQueries(screen.queries?.(route, language) ?? [], getJson);
  // Put there under the key of this very query.
  const known: Known = <T,>({ key }: Query<T>) => initial[key] as T | undefined;
  return { initial, status: screen.status?.(route, known, language) ?? 200 };
}

/** Answers by key; without those that could not be had. */
async function runQueries(queries: readonly Query<unknown>[], getJson: GetJson): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const query of queries) {
    try {
      answers[query.key] = await query.fetch(getJson);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
    }
  }
  return answers;
}

/** React puts its preloads before the tree; they belong into the head, and out of what is hydrated. */
function takePreloads(html: string): { preloads: string; body: string } {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return { preloads, body: html.slice(preloads.length) };
}
