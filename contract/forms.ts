/** Longest typed fields in UTF-16 units: our own limits. */
export const FIELD_LIMITS = { nombre: 120, celular: 40, otro: 254, correo: 254, pais: 80, mensaje: 3_000 } as const;

/** Spec 5 asks for at least ten characters and ^09[0-9]{7,8}$: in effect 09 and eight digits. */
export const LOCAL_PHONE = /^09\d{8}$/;

const MAIL_ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** Typed as numbers are, with 7 to 15 digits (E.164). */
const ANY_PHONE = /^(?=(?:\D*\d){7,15}\D*$)\+?[\d\s().\-–/]+$/;

/** The field beside those of spec 5: a mail address, or a telephone of any country. */
export const OTHER_CONTACT = new RegExp(`${MAIL_ADDRESS.source}|${ANY_PHONE.source}`);

/** Loosely: the server checks what becomes Reply-To. */
export function looksLikeMail(text: string): boolean {
  return MAIL_ADDRESS.test(text);
}
