import { expect, test } from 'vitest';
import { findChunkCircle } from './chunkCircles.node.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk', imports });

test('chunks that import each other are named in the order of their imports', () => {
  const bundle = { page: chunk('ui'), ui: chunk('theme', 'jsx'), theme: chunk('ui'), jsx: chunk() };
  expect(findChunkCircle(bundle)).toEqual(['ui', 'theme', 'ui']);
});

test("a shared import isn't a cycle", () => {
  const bundle = {
    page: chunk('ui', 'theme', 'react'),
    ui: chunk('theme', 'react'),
    theme: chunk('react'),
    react: chunk('from outside'),
    'page.css': { type: 'asset' },
  };
  expect(findChunkCircle(bundle)).toBe(undefined);
});
