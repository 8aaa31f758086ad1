import type { Route } from '#contract/routes.ts';
import { headOf } from './headOf.ts';
import { PageHead } from './PageHead.tsx';
import { usePage } from './usePage.ts';

/** Follows navigation and fetched data. */
export function LivePageHead({ route, origin }: { route: Route | undefined; origin: string }) {
  const page = usePage();
  return <PageHead head={headOf(route, page)} texts={page} origin={origin} />;
}
