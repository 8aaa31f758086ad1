import { emblem } from './emblem.ts';
import { maps } from './maps.ts';
import { nanduti } from './nanduti.ts';
import { officeMap } from './officeMap.ts';
import { book } from './scenes/book.ts';
import { coverSchools } from './scenes/coverSchools.ts';
import { coverEntrepreneur } from './scenes/coverEntrepreneur.ts';
import { coverMicrofinance, coverStoplight } from './scenes/covers.ts';
import { edge } from './scenes/edge.ts';
import { heroDawn } from './scenes/heroDawn.ts';
import { heroDusk } from './scenes/heroDusk.ts';
import { heroNoon } from './scenes/heroNoon.ts';
import { lifeMap } from './scenes/lifeMap.ts';
import { colors } from './scenes/palette.ts';
import { sceneEntrepreneur } from './scenes/sceneEntrepreneur.ts';
import { sceneMicrofinance } from './scenes/sceneMicrofinance.ts';
import { sceneSchools } from './scenes/sceneSchools.ts';
import { sceneStoplight } from './scenes/sceneStoplight.ts';
import { skyline } from './scenes/skyline.ts';
import { blockAgain, blockPot } from './scenes/stoplightBlocks.ts';
import { light } from './scenes/stoplightLights.ts';
import { blockPlaces } from './scenes/stoplightPlaces.ts';
import { blockSolutions } from './scenes/stoplightSolutions.ts';
import { stepAct, stepChoose, stepSee } from './scenes/stoplightSteps.ts';
import { voice } from './scenes/voice.ts';

/** Every committed SVG: its path below public/, and its text. The same on each call. */
export function pictures(): Map<string, string> {
  const drawn: Record<string, string> = {
    'art/hero-dawn': heroDawn(),
    'art/hero-noon': heroNoon(),
    'art/hero-dusk': heroDusk(),
    'art/scene-stoplight': sceneStoplight(),
    'art/scene-microfinance': sceneMicrofinance(),
    'art/scene-schools': sceneSchools(),
    'art/scene-ee': sceneEntrepreneur(),
    'art/cover-stoplight': coverStoplight(),
    'art/cover-microfinance': coverMicrofinance(),
    'art/cover-schools': coverSchools(),
    'art/cover-ee': coverEntrepreneur(),
    'art/stoplight-banner-es': lifeMap('es'),
    'art/stoplight-banner-en': lifeMap('en'),
    'art/stoplight-rojo': light('red'),
    'art/stoplight-amarillo': light('yellow'),
    'art/stoplight-verde': light('green'),
    'art/stoplight-step-see': stepSee(),
    'art/stoplight-step-choose': stepChoose(),
    'art/stoplight-step-act': stepAct(),
    'art/stoplight-block-pot': blockPot(),
    'art/stoplight-block-again': blockAgain(),
    'art/stoplight-block-solutions': blockSolutions(),
    'art/stoplight-block-places': blockPlaces(),
    'art/maps/oficinas': officeMap(),
    'art/skyline': skyline(),
    'art/voice': voice(),
    'art/book-es': book('es'),
    'art/book-en': book('en'),
    'art/edge-monte': edge(colors.monte),
    'art/edge-tierra': edge(colors.tierra),
    'art/edge-cream': edge(colors.cream),
    'art/rosette-impact': nanduti('impacto', {
      family: 'guava',
      rim: 'scallop',
      thread: '#2F6B50',
      arcs: [
        { color: '#E8583F', share: 2 },
        { color: '#F6B93B', share: 3 },
        { color: '#5FAE74', share: 7 },
      ],
      weight: 0.5,
      detail: 2.2,
    }),
    'art/rosette-linen': nanduti('pedido', {
      family: 'sun',
      rim: 'fan',
      thread: '#E6D3AE',
      colors: ['#F5B3C1'],
      weight: 0.8,
      detail: 1.3,
    }),
    'art/emblem': emblem(),
    'art/emblem-cream': emblem({ ink: colors.cream, red: '#E8583F', yellow: '#F6B93B', green: '#6DB37C' }),
    favicon: emblem({ detailed: false }),
  };
  for (const [name, map] of Object.entries(maps())) drawn[`art/maps/${name}`] = map;
  return new Map(Object.entries(drawn).map(([name, svg]) => [`${name}.svg`, svg]));
}
