import type { Socket } from 'node:net';

export interface PlaceLimits {
  maxConnections: number;
  maxPerAddress: number;
}

export interface Places {
  add: (socket: Socket) => void;
  /** A request of it is being answered. */
  start: (socket: Socket) => void;
  finish: (socket: Socket) => void;
}

/**
 * Who may stay when it gets crowded. A connection that waits for nothing, or has not asked for
 * anything yet, makes room for a newer one, the oldest first: idle connections never block new ones.
 */
export function createPlaces({ maxConnections, maxPerAddress }: PlaceLimits): Places {
  /** A socket that is closed no longer knows its address. */
  const addresses = new Map<Socket, string>();
  const counts = new Map<string, number>();
  /** In the order in which they became idle. */
  const idle = new Set<Socket>();

  function forget(socket: Socket): void {
    const address = addresses.get(socket);
    if (address === undefined) return;
    addresses.delete(socket);
    idle.delete(socket);
    const left = (counts.get(address) ?? 1) - 1;
    if (left > 0) counts.set(address, left);
    else counts.delete(address);
  }

  function oldestIdle(address: string | undefined): Socket | undefined {
    for (const socket of idle)
      if (address === undefined || addresses.get(socket) === address) return socket;
    return undefined;
  }

  function add(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const isCrowd = !isLoopback(address) && (counts.get(address) ?? 0) >= maxPerAddress;
    if (isCrowd || addresses.size >= maxConnections) {
      const leaving = oldestIdle(isCrowd ? address : undefined);
      // Everybody is being answered: the newest has to try again.
      if (!leaving) return void socket.destroy();
      forget(leaving);
      leaving.destroy();
    }
    addresses.set(socket, address);
    counts.set(address, (counts.get(address) ?? 0) + 1);
    idle.add(socket);
    socket.once('close', () => forget(socket));
  }

  return {
    add,
    start: (socket) => void idle.delete(socket),
    finish: (socket) => {
      if (addresses.has(socket)) idle.add(socket);
    },
  };
}

const isLoopback = (address: string) => /^(::1$|(::ffff:)?127\.)/.test(address);
