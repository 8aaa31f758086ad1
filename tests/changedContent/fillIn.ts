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
