import { expect, test } from 'vitest';
import { productNameOf, wordsOf } from './measurePage.ts';

const page = `---
title: Sorting
---

Rows can be [sorted](/x/a/) by \`sortModel\`.

\`\`\`tsx
const code = 'is not counted';
\`\`\`

<Demo name="MultiSort" height={400} />

## Disable it {id="off"}
`;

test('words are counted in prose alone', () => {
  expect(wordsOf(page)).toBe(8);
});

test('pages belong to products', () => {
  expect(productNameOf('/x/react-charts/bars')).toBe('Charts');
  expect(productNameOf('/x/migration-v8')).toBe('Migration');
  expect(productNameOf('/x/guides/telemetry')).toBe('Introduction');
});
