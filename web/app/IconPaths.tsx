import { ICONS } from '#web/ui/icons.ts';

/** Only the server renders them; scripts carry no paths. */
export function IconPaths() {
  return (
    <svg className="vh" aria-hidden="true" focusable="false">
      {Object.entries(ICONS).map(([name, { icon }]) => {
        const [width, height, , , path] = icon;
        return (
          <symbol key={name} id={`icon-${name}`} viewBox={`0 0 ${width} ${height}`}>
            <path fill="currentColor" d={Array.isArray(path) ? path.join('') : path} />
          </symbol>
        );
      })}
    </svg>
  );
}
