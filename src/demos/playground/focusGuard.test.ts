import { expect, test } from 'vitest';
import { createFocusGuard } from './focusGuard.ts';

function start() {
  const state = { time: 0, isActive: false };
  const guard = createFocusGuard({ now: () => state.time, isActive: () => state.isActive });
  return { state, guard };
}

test('nobody has pressed anything: the code took the focus', () => {
  expect(start().guard.isReader()).toBe(false);
});

test('a press in the frame, another one that the browser saw, or Tab: the reader', () => {
  const { state, guard } = start();
  guard.onKey('a');
  guard.onPress();
  expect(guard.isReader()).toBe(true);
  guard.onReturn();
  expect(guard.isReader()).toBe(false);
  guard.onPress();
  state.time = 1000;
  expect(guard.isReader()).toBe(false);
  guard.onKey('Tab');
  expect(guard.isReader()).toBe(true);
  state.time = 10_000;
  expect(guard.isReader()).toBe(false);
  state.isActive = true;
  expect(guard.isReader()).toBe(true);
});

test('while the reader types, what the browser counts as a press says nothing', () => {
  const { state, guard } = start();
  guard.onKey('Tab');
  guard.onKey('a');
  state.isActive = true;
  state.time = 5499;
  expect(guard.isReader()).toBe(false);
  state.time = 5500;
  expect(guard.isReader()).toBe(true);
});
