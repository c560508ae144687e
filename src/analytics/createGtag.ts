import type { AnalyticsEvents, ClickParameters, UserProperties } from './events.ts';

export interface TagWindow {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
}

export interface Gtag {
  event<N extends keyof AnalyticsEvents>(name: N, parameters: AnalyticsEvents[N]): void;
  click(category: string, parameters: ClickParameters): void;
  userProperties(properties: Partial<UserProperties>): void;
}

/** The global `gtag`: a queue in `dataLayer` until the tag script takes it over. */
export function createGtag(window: TagWindow, measurementId: string, now: () => Date): Gtag {
  const queue = (window.dataLayer ??= []);
  // The tag script recognizes commands because they are `arguments` objects.
  window.gtag ??= function gtag() {
    queue.push(arguments);
  };
  const send = (...args: unknown[]) => window.gtag?.(...args);
  send('js', now());
  // Page views are sent by the site itself, at each route change.
  send('config', measurementId, { send_page_view: false });
  return {
    event: (name, parameters) => send('event', name, parameters),
    click: (category, parameters) => send('event', category, parameters),
    userProperties: (properties) => send('set', 'user_properties', properties),
  };
}
