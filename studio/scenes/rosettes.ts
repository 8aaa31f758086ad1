import { nanduti } from '../../server/lace/nanduti.ts';

/** As many leaves of each colour as the emblem has. */
export function impactRosette(): string {
  return nanduti('impacto', {
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
  });
}

export function linenRosette(): string {
  return nanduti('pedido', {
    family: 'sun',
    rim: 'fan',
    thread: '#E6D3AE',
    colors: ['#F5B3C1'],
    weight: 0.8,
    detail: 1.3,
  });
}
