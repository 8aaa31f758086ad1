import {
  faArrowLeft,
  faArrowRight,
  faArrowUpRightFromSquare,
  faBars,
  faCommentDots,
  faMagnifyingGlass,
  faPause,
  faPhone,
  faPlay,
  faShareNodes,
  faXmark,
} from '@fortawesome/free-solid-svg-icons';

/** Font Awesome 6.7.2 (spec 9). The HTML holds the paths (IconPaths.tsx), not the scripts. */
export const ICONS = {
  'arrow-left': faArrowLeft,
  'arrow-right': faArrowRight,
  'arrow-up-right-from-square': faArrowUpRightFromSquare,
  bars: faBars,
  'comment-dots': faCommentDots,
  'magnifying-glass': faMagnifyingGlass,
  pause: faPause,
  phone: faPhone,
  play: faPlay,
  'share-nodes': faShareNodes,
  xmark: faXmark,
};

export type IconName = keyof typeof ICONS;
