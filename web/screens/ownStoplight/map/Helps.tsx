import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { HelpLines } from '../HelpLines.tsx';
import type { Assessment, Question } from '../model/model.ts';

interface HelpsProps {
  own: OwnStoplight;
  questions: readonly Question[];
  now: Assessment;
}

/** Beside the answers that call for a person. */
export function Helps({ own, questions, now }: HelpsProps) {
  const needed = own.ayudas.filter(({ id, colores }) =>
    questions.some(
      ({ indicador }) => indicador.ayuda === id && colores.some((colour) => colour === now.respuestas[indicador.id]),
    ),
  );
  if (needed.length === 0) return null;
  return (
    <div className="wrap">
      {needed.map((help) => (
        <HelpLines key={help.id} own={own} help={help} />
      ))}
    </div>
  );
}
