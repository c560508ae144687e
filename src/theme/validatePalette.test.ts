import { expect, test } from 'vitest';
import { roles } from './palette.ts';
import { validatePalette } from './validatePalette.ts';

const edit = "Give it a string: roles.light.primary = { main: '#1976d2', … }.";
const place = 'of the role "primary" in the scheme "light"';

test.each([
  ['no main', { dark: '#000' }, `the color {"dark":"#000"} ${place} has no \`main\`. ${edit}`],
  ['an empty main', { main: '' }, `the color {"main":""} ${place} has no \`main\`. ${edit}`],
  ['an undefined main', { main: undefined }, `the color {} ${place} has no \`main\`. ${edit}`],
  ['no object', 'red', `the color "red" ${place} has no \`main\`. ${edit}`],
  [
    'a scale for main',
    { main: { 500: '#f00' } },
    `the color {"main":{"500":"#f00"}} ${place} has a \`main\` that is {"500":"#f00"}, not a string. ${edit}`,
  ],
  [
    'a number for main',
    { main: 7 },
    `the color {"main":7} ${place} has a \`main\` that is 7, not a string. ${edit}`,
  ],
])('R44 %s throws, naming color, role, scheme and the edit', (_case, primary, message) => {
  expect(() => validatePalette({ light: { primary } })).toThrow(
    new Error(`src/theme/palette.ts: ${message}`),
  );
});

test('R44 the site’s own palette passes', () => {
  expect(() => validatePalette({ ...roles })).not.toThrow();
});
