import { storageSlot } from '../storage/index.ts';
import { clickOf } from './clicks.ts';
import { createGtag, type TagWindow } from './createGtag.ts';
import { pageView } from './pageView.ts';
import type { SearchParameters } from './events.ts';
import { preferenceEvent } from './preferenceEvent.ts';
import { mayMeasure } from './privacy.ts';
import { sessionIsSampled } from './sampling.ts';
import { searchEvent } from './searchEvent.ts';
import {
  changedProperties,
  followUserProperties,
  readUserProperties,
  type ReadPreferences,
} from './userProperties.ts';
import { reportWebVitals } from './webVitals.ts';

export interface AnalyticsConfig {
  analyticsMeasurementId: string;
  languages: readonly string[];
  sampling: { webVitals: number; search: number };
  preferences: ReadPreferences;
}

export interface Analytics {
  /** After each navigation. */
  pageView(): void;
  ad(action: 'display' | 'crash', label: string): void;
}

const silent: Analytics = { pageView() {}, ad() {} };

/** Starts measuring, unless nothing is configured or the browser asks not to. */
export function startAnalytics(
  window: Window & TagWindow,
  config: AnalyticsConfig,
  chance: () => number,
): Analytics {
  const { document, location, navigator } = window;
  const { analyticsMeasurementId: id, languages, sampling, preferences } = config;
  if (!mayMeasure(navigator, id)) return silent;
  const gtag = createGtag(window, id, () => new Date());

  let properties = readUserProperties(window, preferences);
  gtag.userProperties(properties);
  const readAgain = () => {
    const now = readUserProperties(window, preferences);
    const changed = changedProperties(properties, now);
    properties = now;
    if (changed) gtag.userProperties(changed);
  };
  followUserProperties(window, preferenceEvent, readAgain);

  document.addEventListener('click', (event) => {
    const marked = (event.target as Element).closest?.('[data-ga-event-category]');
    const click = marked && clickOf(marked, chance);
    if (click) gtag.click(click.category, click.parameters);
  });

  window.addEventListener(searchEvent, (event) => {
    const { detail } = event as CustomEvent<SearchParameters>;
    if (chance() < sampling.search) gtag.event('search', detail);
  });

  const vitals = storageSlot('docs-web-vitals', () => window.sessionStorage);
  if (sessionIsSampled(vitals, sampling.webVitals, chance)) {
    void reportWebVitals((name, parameters) => gtag.event(name, parameters)).catch(() => {});
  }

  const analytics: Analytics = {
    pageView() {
      readAgain();
      const { title } = document;
      const { origin, pathname: path } = location;
      gtag.event('page_view', pageView({ title, origin, path, languages }));
    },
    ad: (eventAction, eventLabel) => gtag.event('ad', { eventAction, eventLabel }),
  };
  analytics.pageView();
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return analytics;
}
