import { expect, test } from 'vitest';
import { diffHtml } from './diffHtml.node.ts';

const plain = (html: string) =>
  html
    .replaceAll(/<span class="line (add|remove)">/g, (_, kind) => (kind === 'add' ? '+' : '-'))
    .replaceAll(/<[^>]+>/g, '');

test('what went is above what came, and the rest is there once', async () => {
  const html = await diffHtml(
    'const a = 1;\nuse(a);\nconst c = 3;',
    'const a = 1;\nuse(a, c);\nrun();\nconst c = 3;',
    'ts',
  );
  expect(plain(html)).toBe('const a = 1;\n-use(a);\n+use(a, c);\n+run();\nconst c = 3;');
});

test('each is highlighted as it is: a string that the old code leaves open ends with it', async () => {
  const html = await diffHtml('const a = `one', 'const b = 2;', 'ts');
  const [, added = ''] = html.split('\n');
  expect(added).toContain('<span class="k">const</span>');
});
