import { Picture } from '#web/ui/Picture.tsx';

/** An organization's name in our own letters, drawn by the server (docs/decisions/034). */
export function WordMark({ name }: { name: string }) {
  return (
    <Picture src={`/art/marcas/${encodeURIComponent(name)}.svg`} width={320} height={72} alt={name} loading="lazy" />
  );
}
