import type { IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A drawn sign beside a word; it says nothing of its own, so readers skip it. Its colour is the text's; its box needs both sizes. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className} aria-hidden="true" focusable="false" data-icon={name}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
