import { onTestFinished, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/testApp.ts';
import { temporaryFolder } from '#server/testing/testService.ts';
import { startWordPress } from '#server/testing/testWordPress.ts';
import { readConfig } from './config.ts';
import { connectServices } from './connectServices.ts';

it.each([
  { siteUrl: 'https://site.test', allowed: 'the https hosts of a WordPress, not its http address', isHttp: false },
  { siteUrl: 'http://site.test', allowed: 'all hosts of a WordPress', isHttp: true },
])('pages of $siteUrl allow pictures and videos from $allowed [SEC-05]', async ({ siteUrl, isHttp }) => {
  const wordpress = await startWordPress(1);
  const config = readConfig({
    SITE_URL: siteUrl,
    BLOG_URL: wordpress.blogUrl,
    BLOG_IMAGES: 'link',
    BLOG_IMAGE_HOSTS: 'cdn.example.org',
    DATA_DIR: await temporaryFolder(),
  });
  const services = await connectServices(config, () => expect.unreachable('the news come from the WordPress'));
  const app = await createTestApp({ siteUrl, news: services });
  onTestFinished(() => app.close());

  const policy = String((await app.inject('/')).headers['content-security-policy']);
  const sources = (directive: string) => new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1]?.split(' ');
  const hosts = [...(isHttp ? [wordpress.origin] : []), 'https://cdn.example.org'];
  expect(sources('img-src')).toEqual(["'self'", siteUrl, ...hosts]);
  expect(sources('media-src')).toEqual(["'self'", ...hosts]);
});
