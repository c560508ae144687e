import { storageSlot } from '../storage/index.ts';
import { browserAdPage } from './browserAdPage.ts';
import { createAdDriver } from './createAdDriver.ts';
import { adCrashEvent } from './slotAttributes.ts';
import type { Ad } from './types.ts';

export interface AdsConfig {
  sponsor: { scriptUrl: string; jsonUrl: string; elementId: string; placeholderUrl: string };
  inHouseAds: readonly Ad[];
  sampling: { adDisplay: number };
}

const requestTimeoutMs = 10_000;

/** Binds the driver to a browser's window; the answer is called after each navigation. */
export function startAds(
  window: Window,
  config: AdsConfig,
  report: (action: 'display' | 'crash', label: string) => void,
): () => void {
  const { sponsor, inHouseAds, sampling } = config;
  // Loaded on demand: most sites have no sponsor.
  const ask = () =>
    import('./fetchRemoteAd.ts').then(
      ({ fetchRemoteAd }) =>
        fetchRemoteAd({
          url: sponsor.jsonUrl,
          fetch: (url, init) => window.fetch(url, init),
          now: Date.now,
          timeout: () => AbortSignal.timeout(requestTimeoutMs),
        }),
      () => null,
    );
  const driver = createAdDriver({
    page: browserAdPage(window, sponsor),
    clock: window,
    chance: Math.random,
    shapeSlot: storageSlot('docs-ad-shape', () => window.sessionStorage),
    userAgent: window.navigator.userAgent,
    inHouseAds,
    hasScript: sponsor.scriptUrl !== '',
    askRemote: sponsor.jsonUrl === '' ? null : ask,
    displaySampling: sampling.adDisplay,
    report,
  });
  window.addEventListener(adCrashEvent, driver.crash);
  driver.enterPage();
  return driver.enterPage;
}
