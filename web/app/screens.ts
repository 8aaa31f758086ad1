import type { ScreenName } from '#contract/routes.ts';
import { aboutScreen } from '#web/screens/about/about.screen.tsx';
import { accessibilityScreen } from '#web/screens/accessibility/accessibility.screen.tsx';
import { educationScreen } from '#web/screens/education/education.screen.tsx';
import { homeScreen } from '#web/screens/home/home.screen.tsx';
import { internshipScreen } from '#web/screens/involve/internship.screen.tsx';
import { involveScreen } from '#web/screens/involve/involve.screen.tsx';
import { jobsScreen } from '#web/screens/jobs/jobs.screen.tsx';
import { microfinanceScreen } from '#web/screens/microfinance/microfinance.screen.tsx';
import { categoryScreen } from '#web/screens/news/category.screen.tsx';
import { newsScreen } from '#web/screens/news/news.screen.tsx';
import { schoolsScreen } from '#web/screens/schools/schools.screen.tsx';
import { privacyScreen } from '#web/screens/privacy/privacy.screen.tsx';
import { officesScreen } from '#web/screens/offices/offices.screen.tsx';
import { ratesScreen } from '#web/screens/rates/rates.screen.tsx';
import { resourcesScreen } from '#web/screens/resources/resources.screen.tsx';
import { openDataScreen } from '#web/screens/openData/openData.screen.tsx';
import { ownStoplightScreen } from '#web/screens/ownStoplight/ownStoplight.screen.tsx';
import type { ScreenEntry } from '#web/screens/screen.ts';
import { searchScreen } from '#web/screens/search/search.screen.tsx';
import { sitemapScreen } from '#web/screens/sitemap/sitemap.screen.tsx';
import { stoplightScreen } from '#web/screens/stoplight/stoplight.screen.tsx';
import { storyScreen } from '#web/screens/story/story.screen.tsx';
import { sustainabilityScreen } from '#web/screens/sustainability/sustainability.screen.tsx';
import { whereScreen } from '#web/screens/where/where.screen.tsx';

export const SCREENS: { [Name in ScreenName]: ScreenEntry<Name> } = {
  index: homeScreen,
  nosotros: aboutScreen,
  'donde-trabajamos': whereScreen,
  semaforo: stoplightScreen,
  microfinanzas: microfinanceScreen,
  'nuestras-oficinas': officesScreen,
  'trabaja-con-nosotros': jobsScreen,
  escuelas: schoolsScreen,
  'politicas-de-privacidad': privacyScreen,
  sostenibilidad: sustainabilityScreen,
  ee: educationScreen,
  involucrate: involveScreen,
  recursos: resourcesScreen,
  'tasas-tarifas': ratesScreen,
  accesibilidad: accessibilityScreen,
  'datos-abiertos': openDataScreen,
  'mapa-del-sitio': sitemapScreen,
  ownStoplight: ownStoplightScreen,
  internship: internshipScreen,
  noticias: newsScreen,
  story: storyScreen,
  category: categoryScreen,
  buscar: searchScreen,
};
