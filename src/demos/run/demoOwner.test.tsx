import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactElement, ReactNode } from 'react';
import type { PreferenceStore } from '../../preferences/index.ts';
import { createDemoOwner } from './demoOwner.tsx';
import type { RunningDemo } from './DemoTree.tsx';

const store = {} as PreferenceStore;

function setUp() {
  const log: string[] = [];
  const trees: ReactElement<RunningDemo & { onMounted: () => void }>[] = [];
  const owner = createDemoOwner({
    createRoot(host) {
      log.push(`create ${host.id}`);
      return {
        render: (tree: ReactNode) => void trees.push(tree as (typeof trees)[number]),
        unmount: () => void log.push(`unmount ${host.id}`),
      };
    },
    openStore: () => store,
    queue: { enqueue: () => () => {} },
    whenMeasured: () => Promise.resolve(),
  });
  return { log, trees, owner };
}

function stageWith(host: { id: string } | null) {
  const attributes: Record<string, string> = { 'aria-busy': 'true' };
  const dataset: Record<string, string> = { loading: '' };
  const stage = {
    dataset,
    querySelector: (selector: string) => (selector === '[data-host]' ? host : null),
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
  };
  return { stage: stage as unknown as HTMLElement, attributes, dataset };
}

const demo = (turn: number): RunningDemo => ({
  store,
  Runtime: () => <></>,
  styling: 'system',
  Component: () => null,
  turn,
  onError: () => {},
  onWorking: () => {},
  fallback: () => null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a stage has one root, whoever renders into it', () => {
  const { owner, log, trees } = setUp();
  const { stage } = stageWith({ id: 'a' });
  expect(owner.runningIn(stage)).toBeUndefined();
  const [early, application] = [demo(0), demo(1)];
  owner.render(stage, early);
  expect(owner.runningIn(stage)).toBe(early);
  owner.render(stage, application);
  expect(owner.runningIn(stage)).toBe(application);
  expect(log).toEqual(['create a']);
  expect(trees.map(({ props }) => props.turn)).toEqual([0, 1]);
  // The same callback, so that the effect that calls it runs once.
  expect(trees[0]?.props.onMounted).toBe(trees[1]?.props.onMounted);
});

test('a stage is ready when its demo is mounted and measured', async () => {
  const { owner, trees } = setUp();
  const { stage, attributes, dataset } = stageWith({ id: 'a' });
  owner.render(stage, demo(0));
  expect(dataset).toEqual({ loading: '' });
  trees[0]?.props.onMounted();
  await vi.runAllTimersAsync();
  expect(attributes['aria-busy']).toBe('false');
  expect(dataset).toEqual({ ready: '' });
});

test('a demo that ends is unmounted after the commit of the page, and its stage is free', () => {
  const { owner, log } = setUp();
  const host = { id: 'a' };
  const { stage } = stageWith(host);
  owner.render(stage, demo(0));
  owner.end(host as Element);
  expect(owner.runningIn(stage)).toBeUndefined();
  expect(log).toEqual(['create a']);
  vi.runAllTimers();
  expect(log).toEqual(['create a', 'unmount a']);
  owner.render(stage, demo(0));
  expect(log).toEqual(['create a', 'unmount a', 'create a']);
});

test('a stage without a host is left alone', () => {
  const { owner, log } = setUp();
  const { stage } = stageWith(null);
  owner.render(stage, demo(0));
  expect(log).toEqual([]);
});

test('the application takes over once', () => {
  const { owner } = setUp();
  expect(owner.isTakenOver()).toBe(false);
  owner.takeOver();
  expect(owner.isTakenOver()).toBe(true);
});
