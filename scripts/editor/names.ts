/** In the editor, a list that is a whole file: Decap edits objects alone. */
export const WHOLE_LIST = 'lista';

/** JSON as the site has it (page/files.ts): Decap's own keeps no order. */
export const CONTENT_FORMAT = 'contenido';
