import { expect, test } from 'vitest';
import { readPort } from './readPort.ts';

test('PORT is a number, or not set', () => {
  expect(readPort(undefined)).toBeUndefined();
  expect(readPort('')).toBeUndefined();
  expect(readPort('8080')).toBe(8080);
});

test.each(['abc', '-1', '70000', '80.5'])('PORT=%s is refused', (value) => {
  expect(() => readPort(value)).toThrow(
    `PORT is "${value}", which isn't a port. Use a number from 0 to 65535: PORT=3001`,
  );
});
