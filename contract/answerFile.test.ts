import { expect, it } from 'vitest';
import { answerFile } from './answerFile.ts';
import { itemPath, postsPath, storyPostPath, suggestedPath } from './newsPaths.ts';
import { resourceQuestion } from './resources.ts';

it.each([
  [postsPath({ categories: [13, 8], perPage: 50 }), '/wp-json/wp/v2/posts/per_page-50-categories-13-8.json'],
  [storyPostPath('año-nuevo'), '/wp-json/wp/v2/posts/slug-a~C3~B1o-nuevo.content.json'],
  [suggestedPath(7), '/wp-json/custom/v1/suggested-posts/post_id-7.json'],
  [itemPath('categories', 13), '/wp-json/wp/v2/categories/13.json'],
  [resourceQuestion('recursos', 'en'), '/public/v1/web/recursos/version-en.json'],
  [resourceQuestion('tarifas', 'es'), '/public/v1/web/recursos/tarifas-gastos-admin/version-es.json'],
])('the answer to %s lies in a file that every host can give', (question, file) => {
  expect(answerFile(question)).toBe(file);
});

it('what comes with its text lies in another file than what comes without', () => {
  const query = { categories: [79], perPage: 100 };
  expect(answerFile(postsPath({ ...query, content: true }))).not.toBe(answerFile(postsPath(query)));
});
