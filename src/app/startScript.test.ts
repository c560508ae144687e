import { expect, test } from 'vitest';
import { startScript } from './startScript.ts';

test('contains the one name of the preferences that it needs, and none of their definitions', () => {
  const script = startScript('/entry.js', '/late.js', []);
  expect(script).toContain('(prefers-color-scheme: dark)');
  expect(script).not.toContain('docs-package-manager');
});
