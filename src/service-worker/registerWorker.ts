import { toAddress } from '../links/index.ts';
import type { StoredValue } from '../storage/index.ts';
import { workerFile } from './names.ts';
import type { WorkerMessage } from './workerScope.ts';

export interface RegistrationPlace {
  production: boolean;
  enabled: boolean;
  /** The configured production host, and the one that the page is on. */
  host: string;
  hostname: string;
}

export function mayRegister({ production, enabled, host, hostname }: RegistrationPlace): boolean {
  return production && enabled && hostname === host;
}

type Worker = Pick<ServiceWorker, 'postMessage' | 'state'> & Listening;
interface Listening {
  addEventListener(type: string, listener: () => void): void;
}
export interface Registration extends Listening {
  active: Worker | null;
  waiting: Worker | null;
  installing: Worker | null;
}
export interface WorkerContainer extends Listening {
  controller: unknown;
  register(path: string, options: RegistrationOptions): Promise<Registration>;
}

export interface UpdateOptions {
  container: Pick<WorkerContainer, 'controller' | 'addEventListener'>;
  hasFocus: () => boolean;
  /** Calls back at the next time that the page gets the focus. */
  onceFocused: (run: () => void) => void;
  reload: () => void;
  now: () => number;
  /** The time of the last reload in this session. */
  reloadSlot: StoredValue;
}

/** A worker that changes with every request must not reload the page for ever. */
export const reloadPauseMs = 10 * 60 * 1000;

/** Registers the worker of a folder, which is that of a language; a new one takes over at once. Answers when one is active, or none could be installed. */
export async function registerWorker(
  container: Pick<WorkerContainer, 'register'>,
  scope: string,
): Promise<Registration> {
  const registration = await container.register(toAddress(scope + workerFile), {
    scope: toAddress(scope),
    updateViaCache: 'none',
  });
  const skipWaiting = () => {
    const message: WorkerMessage = { type: 'SKIP_WAITING' };
    registration.waiting?.postMessage(message);
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') skipWaiting();
    });
  };
  skipWaiting();
  follow();
  registration.addEventListener('updatefound', follow);
  const first = registration.waiting ?? registration.installing;
  while (first && !registration.active && first.state !== 'redundant')
    await new Promise<void>((resolve) => first.addEventListener('statechange', resolve));
  return registration;
}

/** Reloads the page when a new worker has taken over and the page has focus. */
export function followControl(options: UpdateOptions): void {
  const { container, hasFocus, onceFocused, reload, now, reloadSlot } = options;
  // Without a controller this is the first install: the page is as new as its worker.
  let controlled = Boolean(container.controller);
  let reloading = false;
  container.addEventListener('controllerchange', () => {
    const isFirst = !controlled;
    controlled = true;
    if (isFirst || reloading) return;
    if (now() - Number(reloadSlot.read() ?? Number.NEGATIVE_INFINITY) < reloadPauseMs) return;
    reloading = true;
    const reloadOnce = () => {
      reloadSlot.write(String(now()));
      reload();
    };
    if (hasFocus()) reloadOnce();
    else onceFocused(reloadOnce);
  });
}
