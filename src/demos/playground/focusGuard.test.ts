import { expect, test } from 'vitest';
import { createFocusGuard } from './focusGuard.ts';

function start() {
  const state = { time: 0, isActive: false };
  const guard = createFocusGuard({ now: () => state.time, isActive: () => state.isActive });
  return { state, guard };
}

test('nobody has pressed anything: the code took the focus', () => {
  expect(start().guard.isReader(false)).toBe(false);
});

test('a pointer over the frame, a press in it, or Tab: the reader', () => {
  const { state, guard } = start();
  expect(guard.isReader(true)).toBe(true);
  state.isActive = true;
  expect(guard.isReader(false)).toBe(true);
  guard.onKey('Tab');
  expect(guard.isReader(false)).toBe(true);
});

test('while the reader types, what the browser counts as a press says nothing', () => {
  const { state, guard } = start();
  guard.onKey('Tab');
  guard.onKey('a');
  state.isActive = true;
  state.time = 5499;
  expect(guard.isReader(false)).toBe(false);
  state.time = 5500;
  expect(guard.isReader(false)).toBe(true);
});
