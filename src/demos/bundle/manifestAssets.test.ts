import { expect, test } from 'vitest';
import { assetsFromManifest, starterFromManifest } from './manifestAssets.node.ts';

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

test('what starts demos is named with all that it imports, itself first', () => {
  const manifest = {
    'src/demos/run/start.tsx': { file: 'x/_assets/start.js', imports: ['react', 'theme'] },
    react: { file: 'x/_assets/react.js' },
    theme: { file: 'x/_assets/theme.js', imports: ['react'] },
  };
  expect(starterFromManifest(manifest)).toEqual([
    '/x/_assets/start.js',
    '/x/_assets/react.js',
    '/x/_assets/theme.js',
  ]);
  expect(() => starterFromManifest({})).toThrow('src/demos/run/start.tsx was not built.');
});
