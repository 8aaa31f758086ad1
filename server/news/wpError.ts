/** An error in the format of WordPress's REST API; `extra` is added to `data`. */
export class WpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.name = 'WpError';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }

  toBody() {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.extra } };
  }
}

export const noRoute = () =>
  new WpError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

export const invalidPage = () =>
  new WpError(
    400,
    'rest_post_invalid_page_number',
    'The page number requested is larger than the number of pages available.',
  );

/** WordPress's errors for an unknown id. */
export const NOT_FOUND = {
  posts: () => new WpError(404, 'rest_post_invalid_id', 'Invalid post ID.'),
  media: () => new WpError(404, 'rest_post_invalid_id', 'Invalid post ID.'),
  categories: () => new WpError(404, 'rest_term_invalid', 'Term does not exist.'),
  users: () => new WpError(404, 'rest_user_invalid_id', 'Invalid user ID.'),
} as const;
