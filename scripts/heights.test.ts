import { expect, test } from 'vitest';
import { betterHeight, withHeight } from './heights/betterHeight.ts';

const needed = (phone: number, tablet: number, desktop: number) =>
  new Map([
    [360, phone],
    [700, tablet],
    [900, tablet],
    [1280, desktop],
  ]);

test('a height that fits at every width stays', () => {
  expect(betterHeight(400, needed(400, 340, 320))).toBeUndefined();
  expect(betterHeight({ 360: 600, 700: 400 }, needed(590, 400, 330))).toBeUndefined();
});

test('too much or too little gives what is needed, in steps, for as few widths as possible', () => {
  expect(betterHeight(400, needed(300, 290, 290))).toBe(300);
  expect(betterHeight(400, needed(401, 401, 401))).toBe(404);
  expect(betterHeight(600, needed(598, 401, 390))).toEqual({ 360: 600, 700: 404 });
  expect(betterHeight(600, needed(598, 500, 390))).toEqual({ 360: 600, 700: 500, 1200: 392 });
});

test('the page keeps everything but the height of that demo', () => {
  const page =
    '<Demo name="A" height={400} />\n\n<Demo name="AB" height={{ 360: 5, 700: 4 }} wide />\n';
  expect(withHeight(page, 'A', 300)).toBe(page.replace('{400}', '{300}'));
  expect(withHeight(page, 'AB', { 360: 9, 700: 8 })).toBe(
    page.replace('{{ 360: 5, 700: 4 }}', '{{ 360: 9, 700: 8 }}'),
  );
});
