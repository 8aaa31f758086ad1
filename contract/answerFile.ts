/**
 * The file of an export that holds the answer to a question of spec 7: static hosts heed no query. What every question of the news
 * asks for is left out, so that names stay short: `/wp-json/wp/v2/posts?slug=una-huerta&_embed=…&_fields=…,content` lies in
 * `/wp-json/wp/v2/posts/slug-una-huerta.content.json`.
 */
export function answerFile(question: string): string {
  const [path = '', query = ''] = question.split('?', 2);
  const name = query
    .replace(/&_embed=.*?(,content)?$/, (_all, content?: string) => (content ? '.content' : ''))
    .replace(/%/g, '~')
    .replace(/[^\w.~]+/g, '-');
  return `${path}${name && `/${name}`}.json`;
}
