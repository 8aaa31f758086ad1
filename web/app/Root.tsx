import { useEffect } from 'react';
import { RemoteContext } from '#web/data/Remote.tsx';
import type { RemoteSource } from '#web/data/source.ts';
import { TextsProvider, type Texts } from '#web/i18n/texts.tsx';
import { ServedQueryContext } from '#web/hooks/useAddressQuery.ts';
import { App } from './App.tsx';
import { repeatEarlyClick } from './earlyClick.ts';

interface RootProps {
  texts: Texts;
  source: RemoteSource;
  /** `?…` or empty. */
  servedQuery: string;
  /** The server answered 404 for the document's URL. */
  missing: boolean;
  /** Only in the browser; the server renders the head apart. */
  origin?: string;
}

/** The same on server and client. */
export function Root({ texts, source, servedQuery, ...page }: RootProps) {
  useEffect(() => {
    const timer = setTimeout(repeatEarlyClick);
    return () => clearTimeout(timer);
  }, []);

  return (
    <TextsProvider texts={texts}>
      <RemoteContext value={source}>
        <ServedQueryContext value={servedQuery}>
          <App {...page} />
        </ServedQueryContext>
      </RemoteContext>
    </TextsProvider>
  );
}
