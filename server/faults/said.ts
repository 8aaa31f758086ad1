/** What is said to staff and operators, in the two languages that they read; the site's own languages are others' (contract/language.ts). */
export interface Said {
  es: string;
  en: string;
}

export type StaffLanguage = keyof Said;
