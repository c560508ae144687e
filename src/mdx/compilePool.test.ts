import { afterAll, expect, test } from 'vitest';
import { compilePage } from './compilePage.node.ts';
import { english } from '../language/index.ts';
import { createCompilePool } from './compilePool.node.ts';
import { twinTextsOf } from './twinTexts.ts';

const settings = {
  contentDir: '/project/content',
  origin: 'https://docs.example',
  navigation: [],
  texts: twinTextsOf([english]),
};
const page = (number: number) => `---
title: Page ${number}
description: A description that has at least sixty characters, as every page's must.
product: introduction
---

See [the API](/x/api/data-grid/data-grid/).

\`\`\`ts
const value: number = ${number};
\`\`\`
`;
const file = (number: number) => `/project/content/introduction/page-${number}/page.mdx`;

const pool = createCompilePool(settings);
afterAll(() => pool.close());

test('many pages at once are what each of them would be alone', async () => {
  const numbers = [...Array(12).keys()];
  const compiled = await Promise.all(
    numbers.map((number) => pool.compile(page(number), file(number), 'page')),
  );
  const { contentDir, origin } = settings;
  const alone = await Promise.all(
    numbers.map((number) =>
      compilePage(page(number), file(number), { contentDir, origin, hasPage: () => false }),
    ),
  );
  expect(compiled.map(({ code }) => code)).toEqual(alone);
}, 60_000);

test('a page with an error says what is wrong, and the others go on', async () => {
  const [bad, good] = await Promise.allSettled([
    pool.compile('---\ntitle: x\n---\n', file(1), 'page'),
    pool.compile(page(2), file(2), 'page'),
  ]);
  expect(bad).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('content/introduction/page-1/page.mdx') },
  });
  expect(good.status).toBe('fulfilled');
}, 60_000);
