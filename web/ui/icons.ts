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

/** The single icons the site draws, Font Awesome 6.7.2 (spec 9). Their paths stand in the document (IconPaths.tsx), not in scripts. */
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
