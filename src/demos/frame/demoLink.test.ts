import { expect, test } from 'vitest';
import { parseDemoHash } from '../../preferences/index.ts';
import { demoAnchor, demoLink, furtherAnchors } from './demoLink.ts';

const stylings = ['system', 'css', 'tailwind'] as const;

test('R28 R31 every anchor is read back as the view that it was made from', () => {
  for (const styling of stylings) {
    for (const variant of ['TS', 'JS'] as const) {
      const read = parseDemoHash(`#${demoAnchor('MultiSort', { styling, variant })}`);
      expect(read).toEqual({
        demo: 'MultiSort',
        variant,
        styling: styling === 'system' ? null : styling,
      });
    }
  }
});

test('the link keeps the page and replaces its hash', () => {
  const link = demoLink('https://x.example/x/sorting/?a=1#old', 'MultiSort', {
    styling: 'css',
    variant: 'JS',
  });
  expect(link).toBe('https://x.example/x/sorting/?a=1#css-MultiSort.js');
});

test('a demo answers to each of its deep links once', () => {
  expect(furtherAnchors('A', ['system'])).toEqual(['A', 'A.js']);
  expect(furtherAnchors('A', [...stylings])).toEqual([
    'A',
    'A.js',
    'system-A.tsx',
    'system-A.js',
    'css-A.tsx',
    'css-A.js',
    'tailwind-A.tsx',
    'tailwind-A.js',
  ]);
});
