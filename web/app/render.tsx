import { renderToString } from 'react-dom/server';
import type { RenderedPage, RenderRequest } from '#contract/render.ts';
import type { Route, ScreenName } from '#contract/routes.ts';
import { answerTo, createSource } from '#web/data/source.ts';
import { RouterContext, toLocation } from '#web/hooks/router.tsx';
import { createTexts, type Texts } from '#web/i18n/texts.tsx';
import type { Page } from '#web/screens/screen.ts';
import type { Query } from '#web/services/query.ts';
import { toDocument } from './document.tsx';
import { headOf } from './headOf.ts';
import { lazyMissing } from './missing.ts';
import { Root } from './Root.tsx';
import { SCREENS } from './screens.ts';

/** Renders the tree that the browser hydrates. Data that fail are left out, for the browser to fetch. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { language, route, words } = request;
  const servedQuery = words ? `?${new URLSearchParams({ q: words }).toString()}` : '';
  const texts = createTexts(language, request.texts);
  if (!route) await lazyMissing[language].request();
  const { initial, status, isRemote } = route
    ? await prepare(route, texts, request)
    : { initial: {}, status: 404 as const, isRemote: false };
  const page = toPage(route ? texts.of(route.screen) : texts, initial);

  const location = toLocation(`${route?.path ?? '/'}?lang=${language}`);

  // React prints image preloads first and ignores them when hydrating.
  const body = renderToString(
    <RouterContext value={{ location, type: 'pop', navigate: () => undefined }}>
      <Root
        texts={texts}
        source={createSource(initial)}
        servedQuery={servedQuery}
        liveSite={request.liveSite}
        missing={!route}
      />
    </RouterContext>,
  );
  return {
    status,
    isRemote,
    html: toDocument({ request, servedQuery, head: headOf(route, page), page, body, initial }),
  };
}

async function prepare<Name extends ScreenName>(route: Route<Name>, around: Texts, request: RenderRequest) {
  const screen = SCREENS[route.screen];
  const texts = around.of(route.screen);
  await screen.code.load(texts.language).request();
  const queries = screen.queries?.(route, texts.language, request.words) ?? [];
  const initial = await runQueries(queries, request);
  return { initial, isRemote: queries.length > 0, status: screen.status?.(route, toPage(texts, initial)) ?? 200 };
}

/** By query key, without failed ones. */
async function runQueries(
  queries: readonly Query<unknown>[],
  { services, onUnavailable }: RenderRequest,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const query of queries) {
    try {
      answers[query.key] = await query.fetch(services);
    } catch (error) {
      onUnavailable(error);
    }
  }
  return answers;
}

function toPage(texts: Texts, answers: Record<string, unknown>): Page {
  return { ...texts, known: (query) => answerTo(answers, query) };
}
