import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { classNameOf } from './classNameOf.ts';

test('a class is named after its stylesheet', () => {
  expect(classNameOf('link', '/src/pages/ui/Toc.module.css')).toBe('Toc-link');
  expect(classNameOf('link', '/src/pages/ui/Toc.module.css?used')).toBe('Toc-link');
});

test('no two stylesheets have the same name', () => {
  const files = readdirSync(path.resolve(import.meta.dirname, '..'), { recursive: true });
  const names = files
    .map((file) => path.basename(String(file)))
    .filter((name) => name.endsWith('.module.css'));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
