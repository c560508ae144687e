import { expect, test } from 'vitest';
import { addPlace } from './addPlace.ts';

const message =
  'Expected `,`\n   ╭─[ content/grid/Colors.tsx:12:40 ]\n 12 │ export default function Colors( {';

test('an error of the compiler gets the place that its drawing names', () => {
  const error = { message, id: '/project/content/grid/Colors.tsx?v=1' };
  addPlace(error);
  expect(error).toMatchObject({
    loc: { file: '/project/content/grid/Colors.tsx', line: 12, column: 40 },
  });
});

test('a place that is known stays, and none is made up', () => {
  const loc = { line: 1, column: 2 };
  const errors = [
    { message, id: '/Colors.tsx', loc },
    { message: 'Colors.tsx is broken', id: '/Colors.tsx' },
    { message },
  ];
  errors.forEach(addPlace);
  expect(errors.map((error) => (error as { loc?: object }).loc)).toEqual([
    loc,
    undefined,
    undefined,
  ]);
});
