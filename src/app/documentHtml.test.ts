import { expect, test } from 'vitest';
import { documentHtml } from './documentHtml.ts';

const parts = {
  language: 'en',
  build: 'b1',
  fontUrl: '/font.woff2',
  later: { payload: '/x/a/index.txt', scripts: ['/shell.js', '/demos.js'] },
  head: '<title>A</title>',
  body: '<main>Text</main>',
  scripts: '<script>start()</script>',
};

test('what loads later is named and not loaded; the page is alone in its root', () => {
  const html = documentHtml(parts);
  expect(html.startsWith('<!DOCTYPE html><html lang="en" dir="ltr" data-mode="light"')).toBe(true);
  expect(html).toContain('<link rel="docs-later" href="/x/a/index.txt" as="fetch" crossorigin=""');
  expect(html).toContain('<link rel="docs-later" href="/shell.js" crossorigin=""/>');
  expect(html).not.toContain('modulepreload" href');
  expect(html).toContain('<title>A</title><link rel="expect" href="#docs-main"');
  expect(html).toContain('<body><main>Text</main><script>start()</script></body></html>');
});

test('a page without the shell waits for nothing, and values are escaped', () => {
  const html = documentHtml({ ...parts, hasShell: false, payloadUrl: '/404.txt"><b>' });
  expect(html).not.toContain('rel="expect"');
  expect(html).toContain('data-payload="/404.txt&quot;&gt;&lt;b&gt;"');
});
