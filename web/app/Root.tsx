import { useEffect } from 'react';
import { RemoteContext, type RemoteSource } from '#web/data/Remote.tsx';
import { TextsProvider, type Texts } from '#web/i18n/texts.tsx';
import { App } from './App.tsx';
import { repeatEarlyTap } from './earlyTap.ts';

interface RootProps {
  texts: Texts;
  source: RemoteSource;
  /** The document's own address leads nowhere (404). */
  missing: boolean;
}

/** Everything inside the router, the same on both sides. */
export function Root({ texts, source, missing }: RootProps) {
  useEffect(repeatEarlyTap, []);

  return (
    <TextsProvider texts={texts}>
      <RemoteContext value={source}>
        <App missing={missing} />
      </RemoteContext>
    </TextsProvider>
  );
}
