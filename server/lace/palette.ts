/** Colours of the drawings. Names shared with web/styles/tokens.css have the same values. */
export const colors = {
  cream: '#F8F0DF',
  paper: '#FFFAF0',
  clay: '#D4683F',
  tierra: '#A8371C',
  tierraDeep: '#7A2413',
  tierraNight: '#4A150B',
  road: '#C9502B',
  lapacho: '#DB4F83',
  rose: '#F3A6BF',
  blush: '#F9D3CF',
  dawn: '#F5B3C1',
  sun: '#F6B93B',
  gold: '#D9911F',
  orange: '#E58A2B',
  monte: '#12382C',
  forest: '#1F5A40',
  leaf: '#5F8F4E',
  sprout: '#8BC07A',
  mist: '#CFE4D6',
  night: '#0C2522',
  hair: '#2A1712',
  straw: '#E9C97C',
  wood: '#8B4A24',
  woodDark: '#6B3418',
  smile: '#F8E9D6',
} as const;

/** Four skin tones. */
export const skins = ['#8A4B2D', '#A8643D', '#6E3A22', '#C08254'] as const;

/** Only for drawings that show the Stoplight. */
export const stoplight = { red: '#C8321F', yellow: '#F2B01E', green: '#1F7A46' } as const;
