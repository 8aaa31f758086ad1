import { expect, ready, test } from './fixtures.ts';

/** Each would set `window.broken`, or leads somewhere that does. */
const HOSTILE = [
  '<script>window.broken = 1</script>',
  '<img src="/art/emblem.svg" onload="window.broken = 1">',
  '<img src="x" onerror="window.broken = 1">',
  '<svg onload="window.broken = 1"><script>window.broken = 1</script></svg>',
  '<svg><a xlink:href="javascript:window.broken = 1"><text>a</text></a></svg>',
  '<math><mi xlink:href="javascript:window.broken = 1">a</mi></math>',
  '<a href="javascript:window.broken = 1" class="wp-block-button">press</a>',
  '<a href=" jav&#x09;ascript:window.broken = 1">press</a>',
  '<a href="data:text/html,<script>window.broken = 1</script>">press</a>',
  '<iframe src="javascript:window.parent.broken = 1"></iframe>',
  '<iframe srcdoc="<script>parent.broken = 1</script>"></iframe>',
  '<iframe src="https://evil.example/embed/x"></iframe>',
  '<object data="javascript:window.broken = 1"></object><embed src="javascript:window.broken = 1">',
  '<form action="javascript:window.broken = 1"><button>press</button></form>',
  '<button formaction="javascript:window.broken = 1" onclick="window.broken = 1">press</button>',
  '<details open ontoggle="window.broken = 1"><summary>s</summary></details>',
  '<video onloadstart="window.broken = 1" src="x"></video><audio src=x onerror="window.broken = 1"></audio>',
  '<style>@import "javascript:window.broken = 1"; body { display: none }</style><p style="position:fixed;inset:0">p</p>',
  '<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:window.broken = 1">',
  '<template><script>window.broken = 1</script></template><noscript><p title="</noscript><img src=x onerror=window.broken=1>">',
  '<div id="root" name="body"></div><img name="getElementById"><form id="datos"></form>',
  '<p onmouseover="window.broken = 1" autofocus tabindex="1" onfocus="window.broken = 1">p</p>',
];

const GOOD =
  '<h2>Una huerta</h2><p>Con <strong>tres</strong> surcos y <a href="https://example.org/">un enlace</a>.</p>';

test('a story whose markup was not cleaned before it arrived runs nothing in the browser [SEC-04]', async ({
  page,
  problems,
}) => {
  await page.goto('/#/semaforo');
  await ready(page);
  await page.route('**/suggested-posts**', (route) => route.fulfill({ json: [] }));
  await page.route('**/wp-json/wp/v2/posts?slug=**', (route) =>
    route.fulfill({
      json: [
        {
          id: 1,
          slug: 'hostil',
          date: '2026-01-01T00:00:00',
          modified: '2026-01-01T00:00:00',
          title: { rendered: '<img src=x onerror="window.broken = 1">Título &lt;b&gt;' },
          excerpt: { rendered: '<script>window.broken = 1</script>' },
          content: { rendered: `${GOOD}${HOSTILE.join('\n')}` },
          author: 1,
          categories: [13],
          featured_media: 0,
          _embedded: {
            author: [{ id: 1, name: '<script>window.broken = 1</script>' }],
            'wp:term': [[{ id: 13, name: '<img src=x onerror="window.broken = 1">' }]],
          },
        },
      ],
    }),
  );
  await page.evaluate(() => (location.hash = '/noticias/hostil'));
  const story = page.getByRole('article');
  await expect(story.getByRole('heading', { name: 'Una huerta' })).toBeVisible();
  await expect(story.getByRole('link', { name: 'un enlace' })).toHaveAttribute('rel', 'noopener');

  const link = story.getByRole('link', { name: 'press' });
  for (const one of await link.all()) await one.click({ timeout: 2_000 });
  await story.hover();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect(
    story.locator('script, style, object, embed, form, svg a, math, base, meta, template, video, audio'),
  ).toHaveCount(0);
  await expect(story.locator('iframe')).toHaveCount(0);
  const left = await story.evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap((one) =>
      one
        .getAttributeNames()
        .filter(
          (name) =>
            /^on|^style$|^srcdoc$|^formaction$|^name$/.test(name) ||
            /^\s*(javascript|data):/i.test(one.getAttribute(name) ?? ''),
        )
        .map((name) => `${one.tagName} ${name}`),
    ),
  );
  expect(left).toEqual([]);
  await expect(page).toHaveURL(/#\/noticias\/hostil\?lang=es$/);
  // The Content Security Policy reports what the sanitiser parsed.
  expect(problems.filter((problem) => !problem.includes('Content Security Policy'))).toEqual([]);
  problems.length = 0;
});
