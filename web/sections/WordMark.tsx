import MARK_HEIGHTS from 'content:mark-heights';
import { Picture } from '#web/ui/Picture.tsx';

const ONE_LINE = 42;

/** An organization's name in our own letters, drawn by the server (docs/decisions/034), as high as its lines before it comes. */
export function WordMark({ name }: { name: string }) {
  return (
    <Picture
      src={`/art/marcas/${encodeURIComponent(name)}.svg`}
      width={320}
      height={MARK_HEIGHTS[name] ?? ONE_LINE}
      alt={name}
      loading="lazy"
    />
  );
}
