import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';

/** A drawn sign beside a word; it says nothing of its own, so readers skip it. Size and colour come from the text around it. */
export function Icon({ icon, className }: { icon: IconDefinition; className?: string | undefined }) {
  const [width, height, , , path] = icon.icon;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      data-icon={icon.iconName}
    >
      <path fill="currentColor" d={Array.isArray(path) ? path.join('') : path} />
    </svg>
  );
}
