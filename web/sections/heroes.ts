/** For `Opening`; picture and video share a name. */
export const HEROES = {
  microfinance: hero('microfinance'),
  schools: hero('schools'),
  ee: hero('ee'),
  where: { ...hero('where'), width: 1600, height: 900 },
} as const;

function hero(name: string) {
  return { src: `/art/hero-${name}.svg`, width: 1200, height: 1000, video: `hero-${name}` };
}
