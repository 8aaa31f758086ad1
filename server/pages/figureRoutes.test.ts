import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import impact from '#content/impact.json' with { type: 'json' };
import { createTestApp } from '#server/testing/testApp.ts';

interface PublicFigure {
  tipo: string;
  cifra: number;
  desde?: number;
  unidad: { es: string; en: string };
  anio: string | null;
  fuente: { es: string; en: string };
  url: string | null;
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('every figure of the site can be had with its unit, year and source, and be kept for a while', async () => {
  const { statusCode, headers, body } = await app.inject('/numeros.json');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['access-control-allow-origin']).toBe('*');
  const figures = JSON.parse(body) as PublicFigure[];
  expect(figures).toEqual(
    impact.map((one) => expect.objectContaining({ tipo: one.tipo, cifra: one.impacto, fuente: one.fuente })),
  );
  for (const { tipo, unidad, fuente, anio, url } of figures) {
    expect([unidad.es, unidad.en, fuente.es, fuente.en].every(Boolean), tipo).toBe(true);
    expect(anio ?? '2024', tipo).toMatch(/^\d{4}(-\d{4})?$/);
    expect(url ?? 'https://', tipo).toMatch(/^https:\/\//);
  }
  const dated = impact.map(({ anio = null, enlace = null, desde }) => [anio, enlace, desde]);
  expect(figures.map(({ anio, url, desde }) => [anio, url, desde])).toEqual(dated);
});

it('whoever has the figures already is told so', async () => {
  const { headers } = await app.inject('/numeros.json');
  const again = await app.inject({ url: '/numeros.json', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});
