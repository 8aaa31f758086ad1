/** A field as Decap CMS takes it (decapcms.org/docs/widgets), with what our own page needs (page/editor.ts). */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  /** Left out of the file when it is empty; else it is kept as an empty text. */
  omit_when_empty?: boolean;
  field?: EditorField;
  fields?: EditorField[];
  [option: string]: unknown;
}

/** A collection of files, or a folder of stories. */
export interface EditorCollection {
  name: string;
  label: string;
  files?: { name: string; label: string; file: string; fields: EditorField[]; preview_path?: string }[];
  folder?: string;
  /** The page that shows a story, or above a file, in Spanish; `{{slug}}` is the story's. */
  preview_path?: string;
  fields?: EditorField[];
  [option: string]: unknown;
}

/** What the build knows of it; the server adds which backend it is and where the site stands (server/editor/editorRoutes.ts). */
export interface EditorConfig {
  backend: { commit_messages: Record<string, string> };
  collections: EditorCollection[];
  [option: string]: unknown;
}
