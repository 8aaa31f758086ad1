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

/** `content/schemas/voice.schema.json` of `voice.json`. */
export function schemaPath(name: string): string {
  return `content/schemas/${name.replace(/\.json$/, '')}.schema.json`;
}
