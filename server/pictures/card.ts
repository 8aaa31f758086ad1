/** Size of a share card, px. */
export const CARD = { width: 1200, height: 630 } as const;

/** Most a card may weigh, in bytes: messengers leave out the picture of a slow page. */
export const CARD_BUDGET = 90 * 1024;
