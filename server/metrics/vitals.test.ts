import { describe, expect, it, onTestFinished } from 'vitest';
import { VITALS_PATH } from '#contract/vitals.ts';
import { createTestApp } from '#server/testing/testApp.ts';

/** In milliseconds, as browsers tell them. */
const REPORT = { screen: 'semaforo', device: 'phone', ttfb: 120.5, fcp: 900, lcp: 2_400, inp: 56, cls: 0.0312 };

async function open(vitalsSample = 1) {
  const app = await createTestApp({ config: { vitalsSample, metricsOpen: true } });
  onTestFinished(() => app.close());
  const send = (body: unknown, headers: Record<string, string> = {}, remoteAddress = '203.0.113.9') =>
    app.inject({
      method: 'POST',
      url: VITALS_PATH,
      remoteAddress,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const counted = async () => {
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    return body.split('\n').filter((line) => line.startsWith('web_vitals_'));
  };
  return { app, send, counted };
}

describe('how a page felt to a visitor', () => {
  it('is added to the sums of its screen and kind of device, in seconds', async () => {
    const { send, counted } = await open();
    const { statusCode, body, headers } = await send(REPORT);
    expect([statusCode, body, headers['set-cookie'], headers['cache-control']]).toEqual([
      204,
      '',
      undefined,
      'no-store',
    ]);
    // A browser that knows less, in a wide window.
    await send({ screen: 'story', device: 'desk', ttfb: 80 }, { 'sec-fetch-site': 'same-origin' });
    expect(await counted()).toEqual(
      expect.arrayContaining([
        'web_vitals_lcp_seconds_bucket{le="2",route="semaforo",device="phone"} 0',
        'web_vitals_lcp_seconds_bucket{le="2.5",route="semaforo",device="phone"} 1',
        'web_vitals_lcp_seconds_sum{route="semaforo",device="phone"} 2.4',
        'web_vitals_inp_seconds_sum{route="semaforo",device="phone"} 0.056',
        'web_vitals_cls_sum{route="semaforo",device="phone"} 0.0312',
        'web_vitals_ttfb_seconds_count{route="story",device="desk"} 1',
      ]),
    );
    expect((await counted()).filter((line) => /_lcp_.*route="story"/.test(line))).toEqual([]);
  });

  it.each([
    ['a screen that is none', { ...REPORT, screen: '/es/noticias/una-huerta' }],
    ['another kind of device', { ...REPORT, device: 'SM-A035M' }],
    ['more than is measured', { ...REPORT, visitor: 'a1b2c3' }],
    ['a number below zero', { ...REPORT, lcp: -1 }],
    ['a number that nobody waits for', { ...REPORT, lcp: 1e9 }],
    ['a word in place of a number', { ...REPORT, cls: 'NaN' }],
    ['what is no JSON', '{"screen":'],
    ['nothing', ''],
  ])('is refused with %s, and leaves nothing', async (_what, body) => {
    const { send, counted } = await open();
    expect((await send(body)).statusCode).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it('is refused where it is long, or comes from a page elsewhere', async () => {
    const { send, counted } = await open();
    expect((await send(JSON.stringify(REPORT).padEnd(2_000))).statusCode).toBe(413);
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await send(REPORT, { 'sec-fetch-site': site })).statusCode).toBe(403);
    }
    expect(await counted()).toEqual([]);
  });

  it('is taken from one address, and from all together, so often in a minute', async () => {
    const { send } = await open();
    const statuses: number[] = [];
    for (let sent = 0; sent < 40; sent++) statuses.push((await send(REPORT)).statusCode);
    expect([statuses.indexOf(429), new Set(statuses)]).toEqual([30, new Set([204, 429])]);
    const others: number[] = [];
    for (let sent = 0; sent < 600; sent++) {
      others.push((await send(REPORT, {}, `198.51.${sent >> 8}.${sent & 255}`)).statusCode);
    }
    expect([others.indexOf(429), new Set(others)]).toEqual([570, new Set([204, 429])]);
  });

  it('is asked of a share of page loads, and where that is 0 neither asked for nor taken', async () => {
    const some = await open(0.25);
    expect((await some.app.inject('/es/nosotros/')).body).toMatch(/<html [^>]*data-vitals="0.25"/);
    const none = await open(0);
    expect((await none.app.inject('/es/nosotros/')).body).not.toContain('data-vitals');
    expect((await none.send(REPORT)).statusCode).toBe(405);
    expect(await none.counted()).toEqual([]);
  });
});
