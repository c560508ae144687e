import { expect, test } from 'vitest';
import { assetsFromManifest } from './manifestAssets.node.ts';

const assetsOf = assetsFromManifest(
  {
    'src/entries/browser.tsx': { file: 'x/_assets/browser.js', imports: ['react'], isEntry: true },
    react: { file: 'x/_assets/react.js' },
    grid: { file: 'x/_assets/grid.js', imports: ['react', 'theme'] },
    theme: { file: 'x/_assets/theme.js' },
    'content/data-grid/sorting/A.css.tsx': {
      file: 'x/_assets/A.js',
      imports: ['grid'],
      css: ['x/_assets/A.css'],
    },
  },
  'content/',
);

test('a demo names its own chunk first, and nothing that every page loads anyway', () => {
  expect(assetsOf('data-grid/sorting/A.css.tsx')).toEqual({
    js: ['/x/_assets/A.js', '/x/_assets/grid.js', '/x/_assets/theme.js'],
    css: ['/x/_assets/A.css'],
  });
});

test('a demo that was not built names its file', () => {
  expect(() => assetsOf('data-grid/sorting/B.tsx')).toThrow(
    'content/data-grid/sorting/B.tsx is shown on a page but was not built.',
  );
});
