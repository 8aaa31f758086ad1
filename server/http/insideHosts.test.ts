import { describe, expect, it } from 'vitest';
import { isInside, withoutInside } from './insideHosts.ts';

it.each([
  ['http://127.0.0.1:8081', true],
  ['http://10.1.2.3', true],
  ['https://172.16.0.9', true],
  ['http://192.168.1.1', true],
  ['http://169.254.169.254', true],
  ['http://[::1]:80', true],
  ['http://[fd00::1]', true],
  ['http://localhost:8081', true],
  ['http://wordpress', true],
  ['http://blog.internal', true],
  ['https://noticias.example.org', false],
  ['https://203.0.113.7', false],
  ['https://172.32.0.1', false],
  ['https://[2001:db8::1]', false],
])('whether visitors cannot reach %s: %s', (origin, inside) => {
  expect(isInside(origin)).toBe(inside);
});

describe('the policy', () => {
  const origins = ['http://10.0.0.7:8081', 'https://cdn.example.org'];
  const service = 'http://10.0.0.7:8081/wp-json';

  it('names no inside address of the news service, but every other host that pictures may lie on [SEC-05]', () => {
    expect(withoutInside(origins, { service, siteUrl: 'https://site.test' })).toEqual(['https://cdn.example.org']);
  });

  it('names it where the site is inside as well, and a service that everybody knows [SEC-05]', () => {
    expect(withoutInside(origins, { service, siteUrl: 'http://localhost:8080' })).toEqual(origins);
    const known = 'https://cdn.example.org/wp-json';
    expect(withoutInside(origins, { service: known, siteUrl: 'https://site.test' })).toEqual(origins);
  });
});
