import { expect, test } from 'vitest';
import { createMountQueue } from './mountQueue.ts';

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;

function setUp() {
  const observed = new Set<Element>();
  const mounted: string[] = [];
  let report: Report = () => {};
  const queue = createMountQueue({
    observe(onIntersection) {
      report = onIntersection;
      return {
        observe: (element) => observed.add(element),
        unobserve: (element) => observed.delete(element),
      };
    },
    viewportHeight: () => 1000,
    idle: () => Promise.resolve(),
  });
  return {
    mounted,
    observed,
    add: (name: string, element: Element, loading: Promise<void> = Promise.resolve()) =>
      queue.enqueue(element, () => loading.then(() => () => void mounted.push(name))),
    comeNear: (...elements: Element[]) =>
      report(elements.map((target) => ({ target, isIntersecting: true }))),
    leave: (target: Element) => report([{ target, isIntersecting: false }]),
  };
}

const at = (top: number) =>
  ({ getBoundingClientRect: () => ({ top, bottom: top + 200 }) }) as unknown as Element;

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('demos are mounted when they come near, the one in the middle of the window first', async () => {
  const { add, comeNear, leave, mounted, observed } = setUp();
  const [far, middle, never] = [at(1500), at(400), at(9000)];
  add('far', far);
  add('middle', middle);
  add('never', never);
  leave(never);
  await settled();
  expect(mounted).toEqual([]);
  comeNear(far, middle);
  await settled();
  expect(mounted).toEqual(['middle', 'far']);
  expect([...observed]).toEqual([never]);
});

test('one demo is mounted at a time', async () => {
  const { add, comeNear, mounted } = setUp();
  const [slow, quick] = [at(400), at(900)];
  let load = () => {};
  add('slow', slow, new Promise((resolve) => (load = resolve)));
  add('quick', quick);
  comeNear(slow, quick);
  await settled();
  expect(mounted).toEqual([]);
  load();
  await settled();
  expect(mounted).toEqual(['slow', 'quick']);
});

test('a canceled demo is not mounted, before it comes near and while it loads', async () => {
  const { add, comeNear, mounted, observed } = setUp();
  const [before, during] = [at(400), at(500)];
  const cancelBefore = add('before', before);
  cancelBefore();
  expect(observed.size).toBe(0);
  let load = () => {};
  const cancelDuring = add('during', during, new Promise((resolve) => (load = resolve)));
  comeNear(before, during);
  cancelDuring();
  load();
  await settled();
  expect(mounted).toEqual([]);
});

test('a demo that is added again is mounted once, with the later load', async () => {
  const { add, comeNear, mounted } = setUp();
  const element = at(400);
  const cancelFirst = add('first', element);
  add('second', element);
  comeNear(element);
  await settled();
  cancelFirst();
  expect(mounted).toEqual(['second']);
});
