import * as z from 'zod/mini';
import { CONTENT_FILES } from '#contract/content.ts';

/** What an editor needs to complete and check a content file, by the schema's path from the root. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    Object.entries(CONTENT_FILES).map(([name, schema]) => {
      // Draft 7 is what editors know whole. What JSON Schema has no words for is left to `npm run content`.
      const written = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'ref', unrepresentable: 'any' });
      return [schemaPath(name), `${JSON.stringify(written, null, 2)}\n`];
    }),
  );
}

/** `content/schemas/voice.schema.json` of `voice.json`. */
export function schemaPath(name: string): string {
  return `content/schemas/${name.replace(/\.json$/, '')}.schema.json`;
}
