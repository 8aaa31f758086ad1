import { useContext, useSyncExternalStore } from 'react';
import { RemoteContext } from '#web/data/Remote.tsx';
import { answerTo, type Answers } from '#web/data/source.ts';
import type { Texts } from '#web/i18n/texts.tsx';
import type { Page } from '#web/screens/screen.ts';

const NOTHING: Answers = {};
const never = () => () => {};

/** Updates when data arrive. */
export function usePage(texts: Texts): Page {
  const source = useContext(RemoteContext);
  const answers = useSyncExternalStore(
    source?.subscribe ?? never,
    () => source?.answers() ?? NOTHING,
    () => source?.initial ?? NOTHING,
  );
  return { ...texts, known: (query) => answerTo(answers, query) };
}
