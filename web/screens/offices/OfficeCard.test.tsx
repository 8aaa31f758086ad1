import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import es from '#content/i18n/es.json' with { type: 'json' };
import type { Office } from '#contract/offices.ts';
import { createTexts, TextsProvider } from '#web/i18n/texts.tsx';
import { OfficeCard } from './OfficeCard.tsx';
import { toStops } from './stops.ts';

const phone = (texto: string, enlace: string) => ({ texto, enlace });
const office: Office = {
  nrosucursal: 9,
  nombre: 'Villa Nueva',
  direccion: '',
  ciudad: 'Villa Nueva',
  departamento: 'Central',
  telefono: phone('(021) 000 001', '+59521000001'),
  otros_telefonos: [phone('0981 000 002', '+595981000002'), phone('0981 000 003', '+595981000003')],
  habilitado: true,
  coordenadas: { lat: -25.3, lng: -57.5 },
  credito: '',
  imagen: '',
};
const common = { telefono: phone('(021) 000 000', '+59521000000'), horario: [] };

it('calls each telephone of an office that has several, its own first [OFF-01]', () => {
  const cards = toStops([office]).map((stop) => (
    <OfficeCard key={stop.id} stop={stop} common={common} holidays={[]} credit={undefined} marked={false} />
  ));
  const html = renderToStaticMarkup(<TextsProvider texts={createTexts('es', es)}>{cards}</TextsProvider>);
  const called = [...html.matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number);
  expect(called).toEqual(['+59521000001', '+595981000002', '+595981000003']);
  expect(html).toContain('0981 000 003');
});
