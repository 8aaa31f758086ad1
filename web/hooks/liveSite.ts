import { createContext } from 'react';

/** Undefined: our server gave the page. Else it is a file (docs/decisions/057): the site that takes messages, or empty. */
export const LiveSiteContext = createContext<string | undefined>(undefined);
