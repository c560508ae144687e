import { fromAddress } from '../links/index.ts';
import { storageSlot } from '../storage/index.ts';
import { workerScope } from './names.ts';
import { mayRegister, registerWorker } from './registerWorker.ts';
import type { WorkerMessage } from './workerScope.ts';

interface WorkerConfig {
  host: string;
  serviceWorker: boolean;
}

/** Set on `<html>` when the page can be opened offline. */
const offlineReadyAttribute = 'data-offline-ready';

/** Registers the worker where it belongs; the answer is called after each navigation. */
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

  registerWorker({
    container,
    hasFocus: () => document.hasFocus(),
    onceFocused: (run) => window.addEventListener('focus', run, { once: true }),
    reload: () => location.reload(),
    now: Date.now,
    reloadSlot: storageSlot('docs-worker-reload', () => window.sessionStorage),
  }).catch(() => {
    // Private windows and full disks refuse workers: the site works without.
  });

  const { ready } = container;
  async function keepPage() {
    const { active } = await ready;
    if (!fromAddress(location.pathname).startsWith(workerScope)) return;
    const used = window.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
    const pageFiles = [location.pathname, `${location.pathname}index.txt`];
    const message: WorkerMessage = {
      type: 'VISITED',
      paths: [...new Set([...pageFiles, ...used])],
    };
    active?.postMessage(message);
    document.documentElement.setAttribute(offlineReadyAttribute, '');
  }
  const keep = () => void keepPage();
  keep();
  return keep;
}
