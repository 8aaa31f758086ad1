import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { RenderedPage, RenderRequest } from '#contract/render.ts';
import { HeadCollector, type PageHeadProps } from '#web/navigation/PageHead.tsx';
import { createTexts } from '#web/i18n/texts.tsx';
import { parseAnswer, ServiceError, type GetJson } from '#web/services/http.ts';
import { toDocument } from './document.ts';
import { Root } from './Root.tsx';
import { preloadScreen } from './Screen.tsx';
import { SCREENS } from './screens.tsx';

/**
 * The HTML of one page, from the same tree that the browser hydrates. Remote data that cannot be had is left out: the page
 * then says that it is waiting, and the browser asks again. 404 when the route's story or category does not exist.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { language, route, ask } = request;
  const getJson: GetJson = async (path, schema) => {
    const { status, body } = await ask(path);
    if (status !== 200) throw new ServiceError('status', path, { status });
    return parseAnswer(path, schema, body);
  };

  if (route) await preloadScreen(route.screen, language);
  const { initial, failed } = await runQueries(request, getJson);
  const gone = Object.values(initial).includes(null);

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
    status: !route || gone ? 404 : failed && route.screen !== 'index' ? 503 : 200,
    html: toDocument({ request, head, preloads, body, initial }),
  };
}

async function runQueries({ route, language }: RenderRequest, getJson: GetJson) {
  const queries = (route && SCREENS[route.screen].queries?.(route, language)) ?? [];
  const initial: Record<string, unknown> = {};
  let failed = false;
  for (const query of queries) {
    try {
      initial[query.key] = await query.fetch(getJson);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      failed = true;
    }
  }
  return { initial, failed };
}

/** React puts its preloads before the tree; they belong into the head, and out of what is hydrated. */
function takePreloads(html: string): { preloads: string; body: string } {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return { preloads, body: html.slice(preloads.length) };
}
