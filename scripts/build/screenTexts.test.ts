import { expect, it } from 'vitest';
import { keysIn } from './screenTexts.ts';

const KEYS = [
  'site.name',
  'news.title',
  'news.closing.give',
  'news.closing.give.do',
  'own.value.rojo',
  'own.value.nada',
  'home.world',
];

it.each([
  ['a string of either kind', 'f("site.name",`news.title`)', ['site.name', 'news.title']],
  ['a template by its start and end', 'f(`news.closing.${x}.do`)', ['news.closing.give.do']],
  ['a template with another inside', 'f(`own.value.${x[y.id]??`nada`}`)', ['own.value.rojo', 'own.value.nada']],
  ['nothing of an address or a property', 'f("/home.world/", home.world)', []],
])('finds %s', (_, code, found) => {
  expect([...keysIn(code, KEYS)]).toEqual(found);
});
