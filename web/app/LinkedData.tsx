import foundation from '#content/foundation.json' with { type: 'json' };
import { pagePath, type Route } from '#contract/routes.ts';
import type { Head, Page } from '#web/screens/screen.ts';
import { cardOf } from './PageHead.tsx';
import { SCREENS } from './screens.ts';
import { toJson } from './toJson.ts';

interface LinkedDataProps {
  route: Route | undefined;
  head: Head;
  page: Page;
  origin: string;
}

/** JSON-LD, only in prerendered HTML. */
export function LinkedData({ route, head, page: { language, t }, origin }: LinkedDataProps) {
  if (!route || Object.keys(head.paths).length === 0) return null;
  const urlOf = (path: string) => origin + pagePath(language, path);
  const organization = {
    '@type': 'NGO',
    '@id': `${origin}/#organization`,
    name: foundation.nombre,
    legalName: foundation.razon_social,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    foundingDate: String(foundation.fundada),
    telephone: foundation.telefono.enlace,
    address: {
      '@type': 'PostalAddress',
      streetAddress: foundation.direccion[0],
      addressLocality: 'Asunción',
      addressCountry: 'PY',
    },
    sameAs: foundation.redes.map((red) => red.enlace),
  };
  if (route.screen === 'index') return <Data of={organization} />;

  const trail = [
    ...(['index', ...(SCREENS[route.screen].trail ?? [])] as const).map((screen) => ({
      name: t(`route.${screen}.title`),
      item: urlOf(`/${screen}`),
    })),
    { name: head.title, item: urlOf(route.path) },
  ];
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
  const { article } = head;
  return (
    <>
      {article && (
        <Data
          of={{
            '@type': 'NewsArticle',
            headline: head.title,
            description: head.description,
            image: [origin + cardOf(head)],
            datePublished: article.date,
            dateModified: article.modified,
            inLanguage: language,
            mainEntityOfPage: urlOf(route.path),
            author: { '@type': 'Organization', name: article.author },
            publisher: organization,
          }}
        />
      )}
      <Data of={breadcrumb} />
    </>
  );
}

function Data({ of }: { of: object }) {
  const json = toJson({ '@context': 'https://schema.org', ...of });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
