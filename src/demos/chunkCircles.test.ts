import { expect, test } from 'vitest';
import { findChunkCircle } from './chunkCircles.node.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk', imports });

test('chunks that import each other are named in the order of their imports', () => {
  const bundle = { page: chunk('ui'), ui: chunk('theme', 'jsx'), theme: chunk('ui'), jsx: chunk() };
  expect(findChunkCircle(bundle)).toEqual(['ui', 'theme', 'ui']);
});

test('what many import is no circle', () => {
  const bundle = {
    page: chunk('ui', 'theme', 'react'),
    ui: chunk('theme', 'react'),
    theme: chunk('react'),
    react: chunk('from outside'),
    'page.css': { type: 'asset' },
  };
  expect(findChunkCircle(bundle)).toBe(undefined);
});
