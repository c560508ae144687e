// Loaded when the page is idle, apart from the application: nothing here may delay a reader.
import { lateConfig } from 'virtual:late-config';
import { startAds } from '../ads/startAds.ts';
import { startAnalytics } from '../analytics/startAnalytics.ts';
import { startFonts } from '../app/startFonts.ts';
import { navigatedEvent } from '../app/router/navigatedEvent.ts';
import { startServiceWorker } from '../service-worker/startServiceWorker.ts';

// Only API pages have rows that are skipped.
const layOutRows = () => {
  if (!document.querySelector('.api-rows')) return;
  void import('../api-reference/ui/layOutAhead.ts').then(
    ({ layOutAhead }) => layOutAhead(window),
    () => {},
  );
};

const analytics = startAnalytics(window, lateConfig, Math.random);
const parts = [
  analytics.pageView,
  startAds(window, lateConfig, analytics.ad),
  startFonts(window, lateConfig),
  layOutRows,
  startServiceWorker(window, lateConfig, import.meta.env.PROD),
];
window.addEventListener(navigatedEvent, () => parts.forEach((enterPage) => enterPage()));
layOutRows();
