import { useEffect } from 'react';
import { RemoteContext } from '#web/data/Remote.tsx';
import type { RemoteSource } from '#web/data/source.ts';
import { TextsProvider, type Texts } from '#web/i18n/texts.tsx';
import { App } from './App.tsx';
import { repeatEarlyClick } from './earlyClick.ts';

interface RootProps {
  texts: Texts;
  source: RemoteSource;
  /** The document's own address leads nowhere (404). */
  missing: boolean;
  /** Origin of the site, where the tree keeps the document's head as well: in the browser. The server writes it apart. */
  origin?: string;
}

/** Everything inside the router, the same on both sides. */
export function Root({ texts, source, ...page }: RootProps) {
  useEffect(() => {
    const timer = setTimeout(repeatEarlyClick);
    return () => clearTimeout(timer);
  }, []);

  return (
    <TextsProvider texts={texts}>
      <RemoteContext value={source}>
        <App {...page} />
      </RemoteContext>
    </TextsProvider>
  );
}
