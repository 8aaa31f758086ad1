/** Longest typed fields in UTF-16 units: our own limits. */
export const FIELD_LIMITS = { nombre: 120, celular: 40, correo: 254, pais: 80, mensaje: 3_000 } as const;

/** Spec 5 asks for at least ten characters and ^09[0-9]{7,8}$: in effect 09 and eight digits. */
export const LOCAL_PHONE = /^09\d{8}$/;
