import { expect, test } from 'vitest';
import { afterAnswer, afterLook, firstState, isPolling, type AdState } from './adState.ts';

const never = () => 0.99;
const ad = {
  link: 'https://a.example/',
  img: '',
  name: '',
  description: '',
  poweredby: '',
  label: 'sponsor',
  impressions: [],
};
const start = { bot: false, shape: 'image', hasScript: true, hasJson: true } as const;

/** The state after so many looks that found nothing. */
function afterLooks(count: number, chance = never): AdState {
  let state = firstState(start);
  for (let look = 0; look < count; look += 1) state = afterLook(state, 'nothing', chance);
  return state;
}

test('R38 for bots the display is empty', () => {
  expect(firstState({ ...start, bot: true })).toEqual({ phase: 'bot' });
  expect(afterLook({ phase: 'bot' }, 'ad', never)).toEqual({ phase: 'bot' });
});

test('R35 the image shape waits for the script, the inline shape asks for the list', () => {
  expect(firstState(start)).toEqual({ phase: 'waiting', attempt: 0 });
  expect(firstState({ ...start, shape: 'inline' })).toEqual({ phase: 'asking' });
});

test('without a script there are in-house ads, without a list the script serves the inline shape', () => {
  expect(firstState({ ...start, hasScript: false })).toEqual({ phase: 'in-house' });
  expect(firstState({ ...start, shape: 'inline', hasJson: false })).toEqual({
    phase: 'waiting',
    attempt: 0,
  });
  expect(firstState({ ...start, shape: 'inline', hasJson: false, hasScript: false })).toEqual({
    phase: 'in-house',
  });
});

test('R35 R65 there are 30 looks and no more', () => {
  expect(isPolling(afterLooks(29))).toBe(true);
  expect(isPolling(afterLooks(30))).toBe(false);
});

test('R36 R65 a blocker is assumed after more than 6 looks', () => {
  expect(afterLooks(6)).toEqual({ phase: 'waiting', attempt: 6 });
  expect(afterLooks(7)).toEqual({ phase: 'blocked', attempt: 7, answer: 'message' });
});

test('R36 R66 then an in-house ad has a chance of 0.2, else the message is shown', () => {
  const answer = (value: number) => {
    const state = afterLooks(7, () => value);
    return state.phase === 'blocked' && state.answer;
  };
  expect(answer(0.1999)).toBe('in-house');
  expect(answer(0.2)).toBe('message');
});

test('R36 the answer stays while the looks go on', () => {
  let draws = 0;
  const state = afterLooks(20, () => (draws++ === 0 ? 0 : 0.9));
  expect(state).toEqual({ phase: 'blocked', attempt: 20, answer: 'in-house' });
  expect(draws).toBe(1);
});

test('R36 a sponsor that is late is shown after all', () => {
  expect(afterLook(afterLooks(7), 'ad', never)).toEqual({ phase: 'sponsor' });
  expect(afterLook(afterLooks(29), 'ad', never)).toEqual({ phase: 'sponsor' });
});

test('R35 found is done', () => {
  const state = afterLook(afterLooks(2), 'ad', never);
  expect(state).toEqual({ phase: 'sponsor' });
  expect(isPolling(state)).toBe(false);
  expect(afterLook(state, 'nothing', never)).toBe(state);
});

test('R37 the default backer placeholder gives way to an in-house ad', () => {
  const state = afterLook(afterLooks(1), 'placeholder', never);
  expect(state).toEqual({ phase: 'placeholder' });
  expect(isPolling(state)).toBe(false);
});

test('R47 R56 an answer with an ad shows it, one without shows nothing', () => {
  expect(afterAnswer({ phase: 'asking' }, ad)).toEqual({ phase: 'remote', ad });
  expect(afterAnswer({ phase: 'asking' }, null)).toEqual({ phase: 'nothing' });
});

test('R57 nothing leads out of a crash', () => {
  const crashed: AdState = { phase: 'crashed' };
  expect(afterLook(crashed, 'ad', never)).toBe(crashed);
  expect(afterAnswer(crashed, ad)).toBe(crashed);
  expect(isPolling(crashed)).toBe(false);
});
