import { adRules } from './adRules.ts';
import type { RemoteAd } from './remoteAd.ts';
import type { AdShape, Chance } from './types.ts';

export type AdState =
  | { phase: 'bot' }
  /** The script was asked for; its element has not been found in `attempt` looks. */
  | { phase: 'waiting'; attempt: number }
  /** As waiting, with a blocker assumed; the answer is shown meanwhile. */
  | { phase: 'blocked'; attempt: number; answer: 'in-house' | 'message' }
  | { phase: 'sponsor' }
  /** The sponsor has only its own placeholder. */
  | { phase: 'placeholder' }
  /** The inline ad was asked for. */
  | { phase: 'asking' }
  | { phase: 'remote'; ad: RemoteAd }
  /** The inline ad could not be had: no ad at all. */
  | { phase: 'nothing' }
  /** Nothing is configured but ads of our own. */
  | { phase: 'in-house' }
  | { phase: 'crashed' };

export type AdOutcome = 'nothing' | 'ad' | 'placeholder';

interface Start {
  bot: boolean;
  shape: AdShape;
  hasScript: boolean;
  hasJson: boolean;
}

export function firstState({ bot, shape, hasScript, hasJson }: Start): AdState {
  if (bot) return { phase: 'bot' };
  if (shape === 'inline' && hasJson) return { phase: 'asking' };
  return hasScript ? { phase: 'waiting', attempt: 0 } : { phase: 'in-house' };
}

/** One look for the sponsor's element. */
export function afterLook(state: AdState, found: AdOutcome, chance: Chance): AdState {
  if (state.phase !== 'waiting' && state.phase !== 'blocked') return state;
  if (found === 'ad') return { phase: 'sponsor' };
  if (found === 'placeholder') return { phase: 'placeholder' };
  const attempt = state.attempt + 1;
  if (state.phase === 'blocked') return { ...state, attempt };
  if (attempt <= adRules.threshold) return { phase: 'waiting', attempt };
  const answer = chance() < adRules.inHouseChance ? 'in-house' : 'message';
  return { phase: 'blocked', attempt, answer };
}

export function afterAnswer(state: AdState, ad: RemoteAd | null): AdState {
  if (state.phase !== 'asking') return state;
  return ad ? { phase: 'remote', ad } : { phase: 'nothing' };
}

export function isPolling(state: AdState): boolean {
  const searching = state.phase === 'waiting' || state.phase === 'blocked';
  return searching && state.attempt < adRules.attempts;
}
