// Loaded when the page is idle, apart from the application: nothing here may delay a reader.
import { lateConfig } from 'virtual:late-config';
import { startAds } from '../ads/index.ts';
import { startAnalytics } from '../analytics/index.ts';
import { navigatedEvent, startFonts } from '../app/index.ts';
import { startServiceWorker } from '../service-worker/index.ts';

// Only API pages have rows that are skipped.
const layOutRows = () => {
  if (!document.querySelector('.api-rows')) return;
  void import('../api-reference/index.rows.ts').then(
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
