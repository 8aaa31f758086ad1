import { Picture } from '#web/ui/Picture.tsx';

/** An organization's name in our own letters, drawn by the server (docs/decisions/034): one line, until it comes. */
export function WordMark({ name }: { name: string }) {
  return (
    <Picture src={`/art/marcas/${encodeURIComponent(name)}.svg`} width={320} height={37} alt={name} loading="lazy" />
  );
}
