import { Marked, type Token } from 'marked';

const marked = new Marked({ gfm: true });

/** All parts of a story's text, those inside others too: links, pictures, pieces of HTML. */
export function tokensOf(markdown: string): Token[] {
  const tokens: Token[] = [];
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    tokens.push(token);
  });
  return tokens;
}
