import { useEffect } from 'react';
import { RemoteContext } from '#web/data/Remote.tsx';
import type { RemoteSource } from '#web/data/source.ts';
import { TextsProvider, type Texts } from '#web/i18n/texts.tsx';
import { LiveSiteContext } from '#web/hooks/liveSite.ts';
import { ServedQueryContext } from '#web/hooks/useAddressQuery.ts';
import { App } from './App.tsx';
import { repeatEarlyClick } from './earlyClick.ts';

interface RootProps {
  texts: Texts;
  source: RemoteSource;
  /** `?…` or empty. */
  servedQuery: string;
  /** Of a page that is a file. */
  liveSite: string | undefined;
  /** The server answered 404 for the document's URL. */
  missing: boolean;
  /** Only in the browser; the server renders the head apart. */
  origin?: string;
}

/** The same on server and client. */
export function Root({ texts, source, servedQuery, liveSite, ...page }: RootProps) {
  useEffect(() => {
    const timer = setTimeout(repeatEarlyClick);
    return () => clearTimeout(timer);
  }, []);

  return (
    <TextsProvider texts={texts}>
      <RemoteContext value={source}>
        <ServedQueryContext value={servedQuery}>
          <LiveSiteContext value={liveSite}>
            <App {...page} />
          </LiveSiteContext>
        </ServedQueryContext>
      </RemoteContext>
    </TextsProvider>
  );
}
