/** What the worker uses of its global scope; the DOM's types do not know it. */
export interface WorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: LifetimeEvent) => void,
  ): void;
}

export interface LifetimeEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
  data?: unknown;
}

/** What a page may say to the worker. */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  /** Files that the page has used: they are kept for offline use. */
  | { type: 'VISITED'; paths: string[] };

export function readMessage(data: unknown): WorkerMessage | null {
  const { type, paths } = (data ?? {}) as { type?: unknown; paths?: unknown };
  if (type === 'SKIP_WAITING') return { type };
  const isList = Array.isArray(paths) && paths.every((path) => typeof path === 'string');
  return type === 'VISITED' && isList ? { type, paths: paths.slice(0, 100) } : null;
}
