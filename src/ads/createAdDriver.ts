import type { StoredValue } from '../storage/index.ts';
import { adRules } from './adRules.ts';
import {
  afterAnswer,
  afterLook,
  firstState,
  isPolling,
  type AdState,
  type AdOutcome,
} from './adState.ts';
import { eventLabel, pickInHouse, sessionShape } from './choice.ts';
import { isBot } from './isBot.ts';
import type { RemoteAd } from './remoteAd.ts';
import type { Ad, AdView, Chance } from './types.ts';

/** The page, as far as ads touch it. */
export interface AdPage {
  /** The position of the slot on the current page (`body`); null: the page has none. */
  placement(): string | null;
  show(view: AdView): void;
  /** Loads the sponsor's script; a second call does nothing. */
  loadScript(onCrash: () => void): void;
  look(): AdOutcome;
  /** Requests each address as an image. */
  count(urls: readonly string[]): void;
}

export interface AdClock {
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(id: number): void;
}

export interface AdDriverOptions {
  page: AdPage;
  clock: AdClock;
  chance: Chance;
  shapeSlot: StoredValue;
  userAgent: string;
  inHouseAds: readonly Ad[];
  hasScript: boolean;
  /** Null: no endpoint is configured. */
  askRemote: (() => Promise<RemoteAd | null>) | null;
  displaySampling: number;
  report: (action: 'display' | 'crash', label: string) => void;
}

/** Plays the rules of `adState` on a page, and again after each navigation. */
export function createAdDriver(options: AdDriverOptions) {
  const { page, clock, chance } = options;
  let state: AdState | undefined;
  let shape = 'image' as ReturnType<typeof sessionShape>;
  let placement: string | null = null;
  let shown: AdView = { kind: 'nothing' };
  let displayTimer: number | undefined;

  const label = (kind: string) => eventLabel(kind, placement ?? 'none', shape);

  function inHouse(): AdView {
    const ad = pickInHouse(options.inHouseAds, chance);
    return ad ? { kind: 'ad', ad, shape, label: label(ad.label) } : { kind: 'nothing' };
  }

  function viewOf(current: AdState): AdView {
    if (current.phase === 'sponsor') return { kind: 'sponsor', label: label('sponsor') };
    if (current.phase === 'remote')
      return { kind: 'ad', ad: current.ad, shape, label: label('sponsor') };
    if (current.phase === 'placeholder' || current.phase === 'in-house') return inHouse();
    if (current.phase !== 'blocked') return { kind: 'nothing' };
    return current.answer === 'in-house' ? inHouse() : { kind: 'message' };
  }

  function draw(current: AdState) {
    if (displayTimer !== undefined) clock.clearTimeout(displayTimer);
    displayTimer = undefined;
    if (placement === null) return;
    shown = viewOf(current);
    try {
      page.show(shown);
    } catch {
      crash();
      return;
    }
    if (!('label' in shown)) return;
    const { label: displayed } = shown;
    displayTimer = clock.setTimeout(() => {
      if (chance() < options.displaySampling) options.report('display', displayed);
    }, adRules.displayDelayMs);
  }

  function enterState(next: AdState) {
    const changed = next.phase !== state?.phase;
    state = next;
    if (changed) draw(next);
  }

  /** Hides the ad; the page around it lives. */
  function crash() {
    if (state?.phase === 'crashed') return;
    const broken = 'label' in shown ? shown.label : label('sponsor');
    shown = { kind: 'nothing' };
    state = { phase: 'crashed' };
    if (displayTimer !== undefined) clock.clearTimeout(displayTimer);
    try {
      page.show(shown);
    } catch {
      // Nothing more can be done for the slot.
    }
    options.report('crash', broken);
  }

  function poll() {
    clock.setTimeout(() => {
      if (!state || !isPolling(state)) return;
      try {
        enterState(afterLook(state, page.look(), chance));
      } catch {
        crash();
      }
      if (state && isPolling(state)) poll();
    }, adRules.intervalMs);
  }

  function start() {
    const { userAgent, shapeSlot, hasScript, askRemote } = options;
    const bot = isBot(userAgent);
    if (!bot) shape = sessionShape(shapeSlot, chance);
    enterState(firstState({ bot, shape, hasScript, hasJson: askRemote !== null }));
    if (state?.phase === 'waiting') {
      page.loadScript(crash);
      poll();
    } else if (state?.phase === 'asking' && askRemote) {
      void askRemote().then((ad) => {
        if (!state) return;
        enterState(afterAnswer(state, ad));
        if (ad && state.phase === 'remote') page.count(ad.impressions);
      });
    }
  }

  return {
    /** At the first page and after every navigation. */
    enterPage() {
      placement = page.placement();
      if (state) draw(state);
      else if (placement !== null) start();
    },
    crash,
  };
}
