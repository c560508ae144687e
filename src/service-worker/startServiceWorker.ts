import { fromAddress } from '../links/index.ts';
import { storageSlot } from '../storage/index.ts';
import { followControl, mayRegister, registerWorker } from './registerWorker.ts';
import type { WorkerMessage } from './workerScope.ts';

interface WorkerConfig {
  host: string;
  serviceWorker: boolean;
}

/** Set on `<html>` when the page can be opened offline. */
const offlineReadyAttribute = 'data-offline-ready';

/** Registers the worker of the page's language where it belongs; the answer is called after each navigation. */
export function startServiceWorker(
  window: Window,
  config: WorkerConfig,
  production: boolean,
): () => void {
  const { document, location, navigator } = window;
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const { host, serviceWorker: enabled } = config;
  const { hostname } = location;
  if (!container || !mayRegister({ production, enabled, host, hostname })) return () => {};

  followControl({
    container,
    hasFocus: () => document.hasFocus(),
    onceFocused: (run) => window.addEventListener('focus', run, { once: true }),
    reload: () => location.reload(),
    now: Date.now,
    reloadSlot: storageSlot('docs-worker-reload', () => window.sessionStorage),
  });

  const registrations = new Map<string, ReturnType<typeof registerWorker>>();
  const keepPage = async () => {
    const { pathname } = location;
    const path = fromAddress(pathname);
    // Of the page's language; elsewhere, of English.
    const scope = /^(?:\/[\w-]+)?\/x\//.exec(path)?.[0] ?? '/x/';
    const registration = registrations.get(scope) ?? registerWorker(container, scope);
    registrations.set(scope, registration);
    const { active } = await registration;
    if (!active || !path.startsWith(scope)) return;
    const used = window.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map((url) => url.pathname);
    const pageFiles = [pathname, `${pathname}index.txt`];
    const message: WorkerMessage = {
      type: 'VISITED',
      paths: [...new Set([...pageFiles, ...used])],
    };
    active.postMessage(message);
    document.documentElement.setAttribute(offlineReadyAttribute, '');
  };
  const keep = () =>
    void keepPage().catch(() => {
      // Private windows and full disks refuse workers: the site works without.
    });
  keep();
  return keep;
}
