import { expect, test } from 'vitest';
import { layoutOf } from './layouts.ts';

test('R14 paths under /playground get no theme wrapper and no shell', () => {
  expect(layoutOf('/playground/')).toBe('bare');
  expect(layoutOf('/playground/frame/')).toBe('bare');
  expect(layoutOf('/x/react-date-pickers/playground/')).toBe('documentation');
  expect(layoutOf('/playgrounds/')).toBe('documentation');
});
