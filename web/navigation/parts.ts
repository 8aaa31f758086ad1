/** The id of /involucrate's part with the ways to give. */
export const GIVING = 'donar';

/** The id of /involucrate's part on how to apply. */
export const APPLY = 'postular';

/** The id of /nosotros' part for the press. */
export const PRESS = 'prensa';

/** The id of /microfinanzas' part with the loans, and what each asks for. */
export const LOANS = 'creditos';

/** The id of /microfinanzas' part with the credit form. */
export const CREDIT = 'credito';

/** Query parameter of a link to that part: the office, by its name in the form. */
export const CREDIT_OFFICE = 'oficina';

/** The id of /tasas-tarifas' part with the example of a loan. */
export const EXAMPLE = 'ejemplo';
