/**
 * Where messages may go: keys, never addresses. Only the server knows the address behind a key (content/mailboxes.json, or the
 * operator's MAILBOXES), so that the site is no open relay.
 */

/** Topics of the contact form in the order of spec 7, each with its own mailbox. `nombre` is what the mail to staff says. */
export const CONTACT_TOPICS = [
  { clave: 'semaforo-empresas', nombre: 'Semáforo para empresas' },
  { clave: 'semaforo-organizaciones', nombre: 'Semáforo para organizaciones' },
  { clave: 'credito', nombre: 'Solicitar un crédito' },
  {
    clave: 'emprendedores',
    nombre: 'Concurso Escuela Emprendedora, Olimpiadas del Semáforo o Jóvenes Embajadores',
  },
  { clave: 'escuelas-agricolas', nombre: 'Inscripción en las escuelas agrícolas' },
  { clave: 'pasantias', nombre: 'Pasantías internacionales' },
  { clave: 'alianzas', nombre: 'Alianzas internacionales' },
  { clave: 'vacancias', nombre: 'Vacancias laborales' },
  { clave: 'info', nombre: 'Otro' },
] as const;

/** Offices that take credit requests (spec 5, spelt as in decisions 3), each with its own mailbox. */
export const CREDIT_OFFICES = [
  { clave: 'credito-asuncion', nombre: 'Asunción' },
  { clave: 'credito-caacupe', nombre: 'Caacupé' },
  { clave: 'credito-caaguazu', nombre: 'Caaguazú' },
  { clave: 'credito-carapegua', nombre: 'Carapeguá' },
  { clave: 'credito-chaco', nombre: 'Chaco' },
  { clave: 'credito-ciudad-del-este', nombre: 'Ciudad del Este' },
  { clave: 'credito-concepcion', nombre: 'Concepción' },
  { clave: 'credito-coronel-oviedo', nombre: 'Cnel. Oviedo' },
  { clave: 'credito-curuguaty', nombre: 'Curuguaty' },
  { clave: 'credito-encarnacion', nombre: 'Encarnación' },
  { clave: 'credito-luque', nombre: 'Luque' },
  { clave: 'credito-maria-auxiliadora', nombre: 'María Auxiliadora' },
  { clave: 'credito-mariano-roque-alonso', nombre: 'Mariano Roque Alonso' },
  { clave: 'credito-nemby', nombre: 'Ñemby' },
  { clave: 'credito-paraguari', nombre: 'Paraguarí' },
  { clave: 'credito-pilar', nombre: 'Pilar' },
  { clave: 'credito-san-juan-nepomuceno', nombre: 'San Juan Nepomuceno' },
  { clave: 'credito-san-lorenzo', nombre: 'San Lorenzo' },
  { clave: 'credito-san-pedro', nombre: 'San Pedro' },
  { clave: 'credito-santani', nombre: 'Santaní' },
  { clave: 'credito-villarrica', nombre: 'Villarrica' },
  { clave: 'credito-villa-ygatimi', nombre: 'Villa Ygatimí' },
  { clave: 'credito-ybycui', nombre: 'Ybycuí' },
] as const;

/** Mailbox of the feedback form (spec 7). */
export const CUSTOMER_SERVICE = 'atencion-al-cliente';

/** Mailbox for everything else. */
export const GENERAL = 'info';

/** Mailbox for credit requests to an unknown office (spec 7: the server fills in an empty recipient). */
export const GENERAL_CREDIT = 'credito';

/** Mailbox for internship applications (spec 7: the server fills in an empty recipient). */
export const INTERNSHIPS = 'pasantias';

export type ContactTopic = (typeof CONTACT_TOPICS)[number]['clave'];
export type CreditOffice = (typeof CREDIT_OFFICES)[number];
export type MailboxKey = ContactTopic | CreditOffice['clave'] | typeof CUSTOMER_SERVICE;
