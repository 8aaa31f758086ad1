import { describe, expect, it } from 'vitest';
import { LIST_FIELDS, storyQuestion } from '#contract/newsQuestions.ts';
import { createBlog } from '#server/blog/blog.ts';
import { STORIES } from '#server/testing/askBlog.ts';
import { toCanonicalQuestion } from './questions.ts';

const POSTS = '/wp/v2/posts';

describe('questions that have the same answer', () => {
  it.each([
    ['per_page=50&categories=13,8', 'categories=8,13&per_page=50'],
    ['categories[]=8&categories[]=13', 'categories=13 8,13'],
    ['per_page=10&page=1&order=desc&orderby=date&status=publish&context=view', ''],
    ['_fields=id,title', '_fields[]=title&_fields[]=id&_fields[]=id'],
    ['_fields=title,title.rendered', '_fields=title.rendered,title'],
    ['_embed', '_embed=true&made_up=1'],
    ['_embed=1&_fields=id', '_fields=id'],
    ['_embed=wp:term,author', '_embed[]=author&_embed[]=wp:term'],
    ['slug=huerta', 'slug[]=Huerta'],
  ])('are one in their canonical spelling: %s and %s [API-01]', (one, other) => {
    const canonical = toCanonicalQuestion(`${POSTS}?${one}`);
    expect(canonical).toBe(toCanonicalQuestion(`${POSTS}/?${other}`));
    expect(canonical).toBe(toCanonicalQuestion(canonical ?? ''));
  });

  it.each([
    `${POSTS}?per_page=100&categories=13,8,79&_embed=author,wp:featuredmedia,wp:term&_fields=${LIST_FIELDS}`,
    storyQuestion('huerta').slice('/wp-json'.length),
    `${POSTS}/101?_fields=id,_links,_embedded&_embed`,
    `${POSTS}?per_page=2&page=2&orderby=title&order=asc`,
    '/wp/v2/categories?slug=historias',
    '/wp/v2/users/2',
    `/custom/v1/suggested-posts?post_id=101&_embed=1&_fields=${LIST_FIELDS}`,
  ])('are answered the same in both spellings: %s [API-01]', (question) => {
    const blog = createBlog(STORIES);
    const canonical = toCanonicalQuestion(question);
    const { status, body } = blog.answer(question);
    expect(status).toBe(200);
    expect(blog.answer(canonical ?? '')).toMatchObject({ status, body });
  });
});

it.each([
  `${POSTS}?search=a`,
  `${POSTS}?include=1,2`,
  `${POSTS}?slug=a,b`,
  `${POSTS}?per_page=0`,
  `${POSTS}?context=edit`,
  `${POSTS}?categories=${Array.from({ length: 50 }, (_, id) => id).join(',')}`,
  `${POSTS}?_fields=${Array.from({ length: 50 }, (_, id) => `f${id}`).join(',')}`,
  `${POSTS}?a=%zz`,
  '/wp/v2/categories?post=101',
  '/wp/v2/settings',
  '/',
])('%s is a question whose answer nobody should keep [SEC-07]', (question) => {
  expect(toCanonicalQuestion(question)).toBeUndefined();
});
