import type { Offices } from '#contract/offices.ts';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';

/** Who receives visitors, cut out: behind the counter that the picture stands on. */
export function Welcome({ of, className }: { of: Offices['apertura']; className: string | undefined }) {
  return (
    <div className={className}>
      <Picture src={of.imagen} width={720} height={700} alt={of.alt} frame="20rem" />
      <Credit of={of.credito} />
    </div>
  );
}
