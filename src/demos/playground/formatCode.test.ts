import { expect, test } from 'vitest';
import { formatCode } from './formatCode.ts';

test('TypeScript with JSX is laid out as the demos are', async () => {
  const code =
    'export default function A ( ) {\nconst n:number=1\nreturn <p title="x" >{ n }</p> }';
  expect(await formatCode(code)).toEqual({
    text: 'export default function A() {\n  const n: number = 1;\n  return <p title="x">{n}</p>;\n}\n',
  });
});

test('code that cannot be read stays as it is, and so does all code without a network', async () => {
  expect(await formatCode('function (')).toEqual({ failure: 'syntax' });
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await formatCode('a', offline)).toEqual({ failure: 'loading' });
});
