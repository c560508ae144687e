import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { heightText, heightVariables, parseHeight } from './demoHeight.ts';

test('one height for all widths, or one from each width on', () => {
  expect(parseHeight('420')).toBe(420);
  expect(parseHeight('{ 360: 520, 700: 400 }')).toEqual({ 360: 520, 700: 400 });
  expect(parseHeight('{\n  360: 520,\n  1200: 380,\n}')).toEqual({ 360: 520, 1200: 380 });
});

test.each(['', 'tall', '-1', '{}', '{ 700: 400 }', '{ 360: 520, 800: 400 }', '{ 360: 1: 2 }'])(
  '"%s" is not a height',
  (text) => expect(parseHeight(text)).toBeUndefined(),
);

test.each(['420', '{ 360: 520, 700: 400 }', '{ 360: 520, 700: 400, 1200: 380 }'])(
  '%s is written as it is read',
  (text) => {
    const height = parseHeight(text);
    expect(height !== undefined && heightText(height)).toBe(text);
  },
);

test('the stage has a rule for every property that a height sets', () => {
  const variables = heightVariables({ 360: 520, 700: 400, 1200: 380 });
  expect(variables).toEqual({
    '--demo-height': '520px',
    '--demo-height-700': '400px',
    '--demo-height-1200': '380px',
  });
  const file = path.join(import.meta.dirname, '../frame/DemoStage.module.css');
  const css = fs.readFileSync(file, 'utf8');
  for (const from of [700, 1200])
    expect(css).toMatch(
      new RegExp(`@media \\(min-width: ${from}px\\) \\{\\s*\\.stage \\{[^}]*--demo-height-${from}`),
    );
});
