import type { Route } from '#contract/routes.ts';
import { headOf } from './headOf.ts';
import { PageHead } from './PageHead.tsx';
import type { Texts } from '#web/i18n/texts.tsx';
import { usePage } from './usePage.ts';

/** Follows navigation and fetched data. */
export function LivePageHead({ route, texts, origin }: { route: Route | undefined; texts: Texts; origin: string }) {
  const page = usePage(texts);
  return <PageHead head={headOf(route, page)} texts={page} origin={origin} />;
}
