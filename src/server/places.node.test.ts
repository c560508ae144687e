import type { Socket } from 'node:net';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createPlaces } from './places.node.ts';

function fakeSocket(remoteAddress: string) {
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    isGone: false,
    destroy: () => {
      socket.isGone = true;
      socket.emit('close');
    },
  });
  return socket as unknown as Socket & { isGone: boolean };
}

function setUp(maxConnections: number, maxPerAddress: number) {
  const places = createPlaces({ maxConnections, maxPerAddress });
  const open = (address: string) => {
    const socket = fakeSocket(address);
    places.add(socket);
    return socket;
  };
  return { places, open };
}

test('when all places are taken, the oldest idle connection makes room', () => {
  const { places, open } = setUp(3, 3);
  const [first, second, third] = [open('10.0.0.1'), open('10.0.0.1'), open('10.0.0.1')];
  places.start(first);
  const fourth = open('10.0.0.2');
  expect([first, second, third, fourth].map(({ isGone }) => isGone)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  places.finish(first);
  open('10.0.0.2');
  // The first has been idle for the shortest time.
  expect([first.isGone, third.isGone]).toEqual([false, true]);
});

test('when all are being answered, the newest is turned away', () => {
  const { places, open } = setUp(2, 2);
  const sockets = [open('10.0.0.1'), open('10.0.0.2')];
  sockets.forEach(places.start);
  expect(open('10.0.0.3').isGone).toBe(true);
  sockets[0]?.destroy();
  expect(open('10.0.0.3').isGone).toBe(false);
});

test('one address has its share, and takes places from itself alone', () => {
  const { open } = setUp(10, 2);
  const other = open('10.0.0.9');
  const crowd = Array.from({ length: 5 }, () => open('10.0.0.1'));
  expect(other.isGone).toBe(false);
  expect(crowd.map(({ isGone }) => isGone)).toEqual([true, true, true, false, false]);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s may be a proxy', (address) => {
  const { open } = setUp(10, 2);
  expect(Array.from({ length: 9 }, () => open(address)).some(({ isGone }) => isGone)).toBe(false);
});
