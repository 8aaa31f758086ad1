import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#contract/language.ts';

/** Those of Latin America first: Spain's is another Spanish. Earlier ones are preferred. */
const PLACES = ['PY', 'AR', 'UY', '419', 'MX', 'US', 'CO', 'CL', 'PE'];

/** How this device reads aloud. */
export interface Voice {
  /** What is being read. */
  saying: string | undefined;
  /** Reads it, or stops where it is being read. */
  toggle: (text: string) => void;
}

/**
 * A voice of the device itself, in the language of the page: what other voices read is sent to whoever lends them, so that
 * without one there is no reading. Ends where the question ends.
 */
export function useVoice(language: Language): Voice | undefined {
  // Its name only: browsers make other objects of the same voices each time.
  const name = useSyncExternalStore(
    listen,
    () => localVoice(language)?.voiceURI,
    () => undefined,
  );
  const [saying, setSaying] = useState<string>();
  useEffect(() => () => synthesis()?.cancel(), [name]);
  if (name === undefined) return undefined;
  const read = (text: string) => {
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = localVoice(language);
    if (!voice) return;
    utterance.voice = voice;
    utterance.lang = voice.lang;
    // Of two presses the first one's end comes after the second's beginning.
    const ended = () => setSaying((now) => (now === text ? undefined : now));
    utterance.addEventListener('end', ended);
    utterance.addEventListener('error', ended);
    setSaying(text);
    synthesis()?.speak(utterance);
  };
  return {
    saying,
    toggle: (text) => {
      synthesis()?.cancel();
      if (text === saying) setSaying(undefined);
      else read(text);
    },
  };
}

/** Firefox may switch it off. */
function synthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
}

function listen(changed: () => void): () => void {
  const own = synthesis();
  // Old ones of Safari know no such event.
  own?.addEventListener?.('voiceschanged', changed);
  return () => own?.removeEventListener?.('voiceschanged', changed);
}

function localVoice(language: Language): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  const place = ({ lang }: SpeechSynthesisVoice) => {
    const index = PLACES.indexOf(lang.slice(3).toUpperCase());
    return index < 0 ? PLACES.length : index;
  };
  return voices
    .filter(({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === language)
    .sort((one, other) => place(one) - place(other))[0];
}
