import { expect, test } from 'vitest';
import { changeText, failEdit, markWorking, removeEdit, runEdit } from './edits.ts';

const First = () => 'first';
const Second = () => 'second';

test('a text that has not compiled leaves what runs', () => {
  const running = runEdit(changeText({}, 'system-TS', 'one'), 'system-TS', First);
  expect(changeText(running, 'system-TS', 'two')).toEqual({
    'system-TS': { text: 'two', Component: First },
  });
});

test('the edits of another styling stay', () => {
  const edits = changeText(changeText({}, 'system-TS', 'one'), 'css-JS', 'two');
  expect(edits).toEqual({ 'system-TS': { text: 'one' }, 'css-JS': { text: 'two' } });
});

test('one can be removed alone', () => {
  const edits = changeText(changeText({}, 'system-TS', 'one'), 'css-JS', 'two');
  expect(removeEdit(edits, 'system-TS')).toEqual({ 'css-JS': { text: 'two' } });
});

test('what throws at once gives way to the last that ran', () => {
  let edits = runEdit(changeText({}, 'key', 'one'), 'key', First);
  edits = markWorking(edits, 'key', First);
  edits = runEdit(edits, 'key', Second);
  edits = failEdit(edits, 'key', Second, { message: 'no', line: 3 });
  expect(edits['key']).toEqual({
    text: 'one',
    Component: First,
    working: First,
    error: { message: 'no', line: 3 },
  });
  expect(runEdit(edits, 'key', Second)['key']).not.toHaveProperty('error');
});

test('what throws at once before anything ran gives way to the original', () => {
  const edits = runEdit(changeText({}, 'key', 'one'), 'key', First);
  expect(failEdit(edits, 'key', First, { message: 'no' })['key']).toEqual({
    text: 'one',
    error: { message: 'no' },
  });
});

test('what threw after it ran stays, stopped', () => {
  const edits = markWorking(runEdit({}, 'key', First), 'key', First);
  expect(failEdit(edits, 'key', First, { message: 'no' })['key']?.Component).toBe(First);
});

test('the error of one that was replaced meanwhile is not taken over', () => {
  const edits = runEdit({}, 'key', Second);
  expect(failEdit(edits, 'key', First, { message: 'no' })).toBe(edits);
  expect(markWorking(edits, 'key', First)).toBe(edits);
});
