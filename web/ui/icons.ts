// The single icons the site draws, Font Awesome 6.7.2 (spec 9): path data only, no run-time library.
export {
  faArrowLeft,
  faArrowRight,
  faArrowUpRightFromSquare,
  faBars,
  faCommentDots,
  faPause,
  faPhone,
  faPlay,
  faRotateRight,
  faShareNodes,
  faTriangleExclamation,
  faXmark,
} from '@fortawesome/free-solid-svg-icons';
