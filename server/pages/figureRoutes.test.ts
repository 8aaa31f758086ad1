import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
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
  // Ledger HOME-03, and what came of it.
  expect(figures.map(({ cifra }) => cifra)).toEqual([740000, 90000, 80000, 7157, 800, 59, 59, 52, 3, 33]);
  for (const { tipo, unidad, fuente, anio, url } of figures) {
    expect([unidad.es, unidad.en, fuente.es, fuente.en].every(Boolean), tipo).toBe(true);
    expect(anio ?? '2024', tipo).toMatch(/^\d{4}(-\d{4})?$/);
    expect(url ?? 'https://', tipo).toMatch(/^https:\/\//);
  }
  expect(figures.find(({ tipo }) => tipo === 'pobreza_extrema')).toMatchObject({
    desde: 10,
    cifra: 3,
    anio: '2024',
    url: 'https://agendaparaguay.com/v2/?p=72639',
  });
});

it('whoever has the figures already is told so', async () => {
  const { headers } = await app.inject('/numeros.json');
  const again = await app.inject({ url: '/numeros.json', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});
