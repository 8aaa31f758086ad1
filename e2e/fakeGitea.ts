import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';

/** What it is asked to commit, in the words of Gitea's API (`POST /repos/{owner}/{repo}/contents`). */
export interface Commit {
  branch: string;
  message: string;
  files: { operation: 'create' | 'update' | 'delete'; path: string; content: string; sha?: string }[];
}

/** A git host with one repository: the files of a folder, and what was committed since. */
export interface FakeGitea {
  origin: string;
  commits: Commit[];
  /** A file as the branch has it. */
  read: (path: string) => Buffer;
  /** As if somebody else had committed it. */
  change: (path: string, text: string) => void;
  /** Back to the files of the folder. */
  reset: () => void;
  close: () => Promise<unknown>;
}

export const REPOSITORY = { repo: 'fundacion/sitio', branch: 'main', app_id: 'editor-of-the-site' };

const TOKEN = 'token-of-ana';
const CODE = 'code-of-ana';

interface Answer {
  status?: number;
  body?: object;
  location?: string;
}

/** The calls of Gitea 1.20 that Decap makes: OAuth with PKCE, trees, blobs, commits. */
export async function startFakeGitea(root: string): Promise<FakeGitea> {
  const committed = new Map<string, Buffer | undefined>();
  const commits: Commit[] = [];
  let challenge: string | null = null;

  const find = (path: string) => {
    if (committed.has(path)) return committed.get(path);
    return existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined;
  };
  const tree = (folder: string) => {
    const there = existsSync(join(root, folder)) ? readdirSync(join(root, folder), { withFileTypes: true }) : [];
    const names = there.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
    const added = [...committed.keys()].filter((path) => dirname(path) === folder);
    return [...new Set([...names, ...added])].flatMap((path) => {
      const bytes = find(path);
      return bytes
        ? [{ path: path.slice(folder.length + 1), type: 'blob', sha: shaOf(bytes), size: bytes.length }]
        : [];
    });
  };
  const commit = (asked: Commit): Answer => {
    for (const { path, operation, content, sha } of asked.files) {
      const now = find(path);
      // As git does: whoever has not seen the last version may not replace it.
      if ((now && shaOf(now)) !== sha) return { status: 409, body: { message: `${path} is not at ${sha}` } };
      committed.set(path, operation === 'delete' ? undefined : Buffer.from(content, 'base64'));
    }
    commits.push(asked);
    return { status: 201, body: {} };
  };
  const blobs = new Map<string, string>();

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    if (pathname === '/login/oauth/authorize') {
      challenge = searchParams.get('code_challenge');
      const back = new URLSearchParams({ code: CODE, state: searchParams.get('state') ?? '' });
      return { status: 302, location: `${searchParams.get('redirect_uri')}?${back}` };
    }
    if (pathname === '/login/oauth/access_token') {
      const asked = (await json(request)) as { code: string; client_id: string; code_verifier: string };
      const proven = createHash('sha256').update(asked.code_verifier).digest('base64url') === challenge;
      const isOurs = asked.code === CODE && asked.client_id === REPOSITORY.app_id && proven;
      return isOurs ? { body: { access_token: TOKEN } } : { status: 400, body: { error: 'invalid_grant' } };
    }
    if (request.headers.authorization !== `token ${TOKEN}`) return { status: 401, body: { message: 'sign in' } };
    if (pathname === '/api/v1/user') return { body: { login: 'ana', full_name: 'Ana', email: 'ana@example.org' } };
    const repository = `/api/v1/repos/${REPOSITORY.repo}`;
    if (pathname === repository) return { body: { owner: { login: 'fundacion' }, permissions: { push: true } } };
    if (pathname === `${repository}/contents`) return commit((await json(request)) as Commit);
    if (pathname === `${repository}/commits`) {
      return { body: [{ commit: { author: { name: 'Ana', date: '2026-11-02T09:00:00-03:00' } } }] };
    }
    const [, folder] = /\/git\/trees\/main:(.+)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (folder !== undefined) {
      const files = tree(folder);
      for (const { path, sha } of files) blobs.set(sha, `${folder}/${path}`);
      return files.length ? { body: { tree: files } } : { status: 404, body: { message: 'not found' } };
    }
    const bytes = find(blobs.get(/\/git\/blobs\/(\w+)$/.exec(pathname)?.[1] ?? '') ?? '');
    return bytes ? { body: { content: bytes.toString('base64') } } : { status: 404, body: { message: 'not found' } };
  };

  const server = createServer((request, response) => {
    // Gitea's section [cors], as docs/operating/editor.md has it.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'Authorization, Content-Type');
    const answering = request.method === 'OPTIONS' ? Promise.resolve<Answer>({ status: 204 }) : answer(request);
    void answering.then(({ status = 200, body, location }) => {
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
      response.end(body && JSON.stringify(body));
    });
  });
  return {
    origin: await listen(server),
    commits,
    read: (path) => find(path) ?? Buffer.alloc(0),
    change: (path, text) => committed.set(path, Buffer.from(text)),
    reset: () => {
      committed.clear();
      commits.length = 0;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** Of a blob, as git names it. */
function shaOf(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
