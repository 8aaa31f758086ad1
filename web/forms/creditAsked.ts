/** An office that takes requests for credit, by its name in the form. */
export interface CreditOffice {
  credito: string;
  /** Where it was chosen for an office that takes none, being the nearest that does; `km` is rounded. */
  instead?: { of: string; km: number };
}

/** History state of a link to the credit form. */
export interface CreditAsked {
  creditAsked: CreditOffice;
}
