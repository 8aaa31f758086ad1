const BOTH = { es: 'Alguien', en: 'Somebody' };
const member = (nombre: string) => ({ imagen: '', nombre, cargo: BOTH });
const holders = (...miembros: unknown[]) => ({ miembros });

/** What staff will fill in one day, by file and path; empty today. */
const FILLED: Record<string, Record<string, unknown>> = {
  'about.json': {
    asamblea: holders('Nombre Uno', 'Nombre Dos'),
    'directorio.titulares': holders(member('Nombre Tres'), member('Nombre Cuatro')),
    'directorio.suplentes': holders(member('Nombre Cinco')),
    sindicatura: holders(member('Nombre Seis')),
    'direccion.linkedin': 'https://www.linkedin.com/in/nombre',
  },
  'involvement.json': { contacto: { correo: 'pasantias@fundacionparaguaya.org.py' } },
  'links.json': { whatsapp: { enlace: 'https://wa.me/595981000000' } },
  'offices.json': {
    'comun.horario': [{ dias: ['lunes', 'martes', 'miércoles'], abre: '07:30', cierra: '17:00' }],
    feriados: [{ fecha: '2027-06-14', en_lugar_de: '2027-06-12' }],
    'oficinas.3.direccion': 'Calle Uno 123',
    'oficinas.3.telefono': { texto: '(021) 000 001', enlace: '+59521000001' },
    'oficinas.3.otros_telefonos': [{ texto: '0981 000 002', enlace: '+595981000002' }],
  },
  'rates.json': {
    'productos.1': {
      nombre: BOTH,
      monto: { desde: 500_000, hasta: 30_000_000 },
      plazo: { desde: 6, hasta: 24 },
      tasa: 20.5,
      gastos: [
        { nombre: BOTH, porcentaje: 1.5, cuando: 'una vez' },
        { nombre: { es: 'Nadie', en: 'Nobody' }, monto: 3_000, cuando: 'con cada cuota' },
      ],
      fecha: '2027-03',
      fuente: { nombre: BOTH, enlace: 'https://example.org/' },
    },
    'productos.2': {
      nombre: { es: 'Nada', en: 'Nothing' },
      monto: { desde: 1_000_000, hasta: 5_000_000 },
      cada: 'semana',
      plazo: { desde: 12, hasta: 16 },
      ejemplo: { monto: 2_000_000, cuotas: 12, cuota: 190_000 },
      sin_gastos: true,
      fecha: '2027-03',
      fuente: { nombre: BOTH, enlace: 'https://example.org/' },
    },
  },
  'videos.json': { '0.youtube': 'abcdefghijk' },
};

/** The content of a file with what is filled in. */
export function fillIn(name: string, content: unknown): unknown {
  const filled: unknown = structuredClone(content);
  for (const [path, value] of Object.entries(FILLED[name] ?? {})) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const record = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), filled);
    Reflect.set(Object(record), last, value);
  }
  return filled;
}
