import { createFromFetch } from '@vitejs/plugin-rsc/browser';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPayloadCache, PageBoundary, startRouter } from '../app/index.ui.ts';
import {
  payloadFile,
  readyEvent,
  rootId,
  type EarlyWindow,
  type PagePayload,
} from '../app/index.ts';
import { addPlace, refreshPage } from '../development/index.refresh.ts';

const payloads = createPayloadCache<PagePayload>({
  fetch: takeEarly,
  parse: (response) => createFromFetch<PagePayload>(Promise.resolve(response)),
  urlOf: (path) => path + payloadFile,
});

/** The first payload is on its way already. */
function takeEarly(url: string): Promise<Response> {
  const page = window as EarlyWindow;
  const response = page.docsPayload ?? fetch(url);
  delete page.docsPayload;
  return response;
}

async function main() {
  const { payload: payloadUrl } = document.documentElement.dataset;
  // Without its payload or a part of its script, or with those of another build, the page stays
  // static: it is complete.
  const [payload] = await Promise.all([
    payloads.load(location.pathname, payloadUrl),
    ...pageScripts().map((url) => import(/* @vite-ignore */ url) as Promise<unknown>),
  ]).catch(() => []);
  const root = document.getElementById(rootId);
  if (root && payload && payload.build === document.documentElement.dataset.build)
    start(root, payload);
}

/** The page names them; the start script has begun to load them. */
function pageScripts(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  return [...links].map((link) => link.href);
}

/** Without a pause, a page that crashes right after a reload would reload forever. */
const crashPauseMs = 5_000;
function reloadAfterCrash() {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload' || performance.now() > crashPauseMs) location.reload();
}

function start(container: Element, first: PagePayload) {
  let show: (payload: PagePayload, afterPaint: () => void) => void = () => {};
  function BrowserRoot() {
    const [state, setState] = useState({ payload: first, afterPaint: () => {} });
    useLayoutEffect(() => {
      show = (payload, afterPaint) => startTransition(() => setState({ payload, afterPaint }));
    }, []);
    useLayoutEffect(() => state.afterPaint(), [state]);
    // A moment later: buttons that differ between the static page and the live one are live then.
    useEffect(() => {
      const timer = setTimeout(() => window.dispatchEvent(new Event(readyEvent)));
      return () => clearTimeout(timer);
    }, []);
    return <PageBoundary onCrash={reloadAfterCrash}>{state.payload.root}</PageBoundary>;
  }
  // In slices: a reader who scrolls a long page goes on scrolling.
  startTransition(() => {
    hydrateRoot(container, <BrowserRoot />);
  });
  const router = startRouter({
    window,
    build: first.build,
    load: (path) => payloads.load(path),
    show: (payload, afterPaint) => show(payload, afterPaint),
  });

  if (import.meta.hot) {
    refresh = () => void refreshPage(router.refresh, location.pathname + payloadFile);
    if (isOutdated) refresh();
  }
}

/** In development: shows what has been saved, also while the page starts. */
let refresh: (() => void) | undefined;
let isOutdated = false;
if (import.meta.hot) {
  import.meta.hot.on('rsc:update', () => {
    payloads.clear();
    isOutdated = true;
    refresh?.();
  });
  import.meta.hot.on('vite:error', ({ err }) => addPlace(err));
}

void main();
