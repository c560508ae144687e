import { expect, test } from 'vitest';
import { createPictureKeys } from './pictureKey.node.ts';

const demo = { height: 300, files: [{ path: 'a/A.tsx', text: 'one' }] };
const keyOf = createPictureKeys({});

test('the key changes with the code, a sample, the height and the license', () => {
  const keys = [
    keyOf(demo),
    keyOf({ ...demo, height: 301 }),
    keyOf({ ...demo, height: { 360: 301 } }),
    keyOf({ ...demo, files: [{ path: 'a/A.tsx', text: 'two' }] }),
    keyOf({ ...demo, files: [...demo.files, { path: 'samples/b.ts', text: 'b' }] }),
    createPictureKeys({ MUI_X_LICENSE_KEY: 'key' })(demo),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('the same demo has the same key', () => {
  expect(createPictureKeys({})({ ...demo })).toBe(keyOf(demo));
});
