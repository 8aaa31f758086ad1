import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const address = z.string().check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/));
const ofEach = { repo: z.string().check(z.regex(/^[\w.-]+(\/[\w.-]+)+$/)), branch: text };

/** Decap's setting `backend` (decapcms.org/docs/backends-overview) for a git host. It is public: nothing in it is a secret. */
const gitHostSchema = z.discriminatedUnion('name', [
  // GitHub signs nobody in without a secret, which a small service at `base_url` keeps.
  z.strictObject({
    name: z.literal('github'),
    ...ofEach,
    base_url: address,
    auth_endpoint: z.optional(text),
    site_domain: z.optional(text),
    api_root: z.optional(address),
  }),
  z.strictObject({
    name: z.literal('gitlab'),
    ...ofEach,
    auth_type: z.literal('pkce'),
    app_id: text,
    base_url: z.optional(address),
    api_root: z.optional(address),
  }),
  // Forgejo, too.
  z.strictObject({ name: z.literal('gitea'), ...ofEach, app_id: text, base_url: address, api_root: address }),
]);

type GitHost = z.infer<typeof gitHostSchema>;

/** Where the editor reads and writes files: a git host, or in the edit loop the files of this machine (scripts/editor/fileServer.ts). */
export type EditorBackend = GitHost | { name: 'proxy'; branch: string; proxy_url: string };

/** Undefined where the text is no JSON of a git host. */
export function parseGitHost(json: string): GitHost | undefined {
  try {
    return gitHostSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** Origins that the editor asks for files and for its sign-in. */
export function originsOf(backend: EditorBackend): string[] {
  return [...new Set(addressesOf(backend).map((one) => new URL(one).origin))];
}

/** Where an address is left out, Decap takes that of the host of this name. */
function addressesOf(backend: EditorBackend): string[] {
  switch (backend.name) {
    case 'github':
      return [backend.api_root ?? 'https://api.github.com'];
    case 'gitlab':
      return [backend.api_root ?? 'https://gitlab.com', backend.base_url ?? 'https://gitlab.com'];
    case 'gitea':
      return [backend.api_root, backend.base_url];
    default:
      return [backend.proxy_url];
  }
}
