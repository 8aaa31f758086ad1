import type { IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** Decorative, in the text's colour. Its CSS must set width and height. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className} aria-hidden="true" focusable="false" data-icon={name}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
