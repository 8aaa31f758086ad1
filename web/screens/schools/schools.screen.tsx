import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const schoolsScreen: ScreenEntry<'escuelas'> = {
  code: loaded(
    () => import('./SchoolsScreen.tsx'),
    ['schools', 'schoolsMap'],
    ({ SchoolsScreen }, [schools, scenes]) =>
      () => <SchoolsScreen schools={schools} scenes={scenes} />,
  ),
  head: fixedHead,
  ground: 'cream',
};
