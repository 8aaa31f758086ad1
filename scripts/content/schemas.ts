import * as z from 'zod/mini';
import { CONTENT_FILES } from '#contract/content.ts';

/** JSON schemas for text editors, by path from the root. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    Object.entries(CONTENT_FILES).map(([name, schema]) => {
      // Editors support draft 7 best. What JSON Schema cannot express is checked by `npm run content`.
      const written = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'ref', unrepresentable: 'any' });
      return [schemaPath(name), `${JSON.stringify(written, null, 2)}\n`];
    }),
  );
}

/** `.vscode/settings.json`: which schema is whose. Formatted as oxfmt would. */
export function editorSettings(): string {
  const entries = Object.keys(CONTENT_FILES).map(
    (name) => `    {
      "fileMatch": ["/content/${name}"],
      "url": "./${schemaPath(name)}"
    }`,
  );
  return `{\n  "json.schemas": [\n${entries.join(',\n')}\n  ]\n}\n`;
}

/** `content/schemas/voice.schema.json` of `voice.json`. */
function schemaPath(name: string): string {
  return `content/schemas/${name.replace(/\.json$/, '')}.schema.json`;
}
