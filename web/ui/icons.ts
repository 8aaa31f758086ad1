import {
  faArrowLeft,
  faArrowRight,
  faArrowUpRightFromSquare,
  faBars,
  faCommentDots,
  faPause,
  faPhone,
  faPlay,
  faShareNodes,
  faXmark,
} from '@fortawesome/free-solid-svg-icons';

/** All icons, Font Awesome 6.7.2 (spec 9). Their paths are in the HTML (IconPaths.tsx), not in the scripts. */
export const ICONS = {
  'arrow-left': faArrowLeft,
  'arrow-right': faArrowRight,
  'arrow-up-right-from-square': faArrowUpRightFromSquare,
  bars: faBars,
  'comment-dots': faCommentDots,
  pause: faPause,
  phone: faPhone,
  play: faPlay,
  'share-nodes': faShareNodes,
  xmark: faXmark,
};

export type IconName = keyof typeof ICONS;
