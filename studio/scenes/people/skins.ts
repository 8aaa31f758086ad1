/** Skins of Paraguay and of those who work with it elsewhere, the darkest first. */
export const SKINS = ['#573021', '#6B3B26', '#824A2D', '#98593A', '#AE6D47', '#C58659', '#DBA67C', '#E9BF99'] as const;

/** Hair from a baby's to eighty years. */
export const HAIRS = {
  black: '#21120E',
  brown: '#4A2A1B',
  fair: '#8A5A33',
  greying: '#6B5D55',
  grey: '#B8AFA6',
  white: '#DCD5CB',
} as const;
