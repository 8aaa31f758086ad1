/** What a story reads /metrics with. */
export const METRICS_TOKEN = 'a-secret-of-the-stories';
