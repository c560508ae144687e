import { useEffect, useState } from 'react';
import { keptTheme, type BuiltTheme } from '../kept/keptTheme.ts';
import { draftKey } from '../kept/siteTheme.ts';
import { defaultSettings, type ThemeSettings } from '../model/settings.ts';
import { readHash, sharePrefix } from '../text/share.ts';

export type NoticeKind =
  | 'fromLink'
  | 'brokenLink'
  | 'tooLargeLink'
  | 'wasReset'
  | 'wasPreset'
  | 'wasImported';

export interface Notice {
  kind: NoticeKind;
  /** More sentences behind it. */
  details?: readonly string[];
}

interface State {
  theme: BuiltTheme;
  notice?: Notice | undefined;
  /** What a whole change replaced. */
  before?: BuiltTheme | undefined;
  /** False: the browser does not keep the draft. */
  isKept: boolean;
}

const first: BuiltTheme = { settings: defaultSettings, other: {} };
const draft = () => keptTheme(draftKey, () => window.localStorage);

/** The theme that is being made: from the link, else from the draft, else the first one. */
function stateFor(hash: string, isKept: boolean): State {
  const kept = draft().read();
  const { settings, problem } = readHash(hash);
  if (settings)
    return {
      theme: { settings, other: {} },
      notice: { kind: 'fromLink' },
      before: kept ?? first,
      isKept,
    };
  const notice: Notice | undefined =
    problem === 'none' ? undefined : { kind: problem === 'broken' ? 'brokenLink' : 'tooLargeLink' };
  return { theme: kept ?? first, notice, isKept };
}

export function useThemeState() {
  const [state, setState] = useState(() => stateFor(window.location.hash, true));

  useEffect(() => {
    const follow = () => {
      if (window.location.hash.startsWith(sharePrefix))
        setState(({ isKept }) => stateFor(window.location.hash, isKept));
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  /** Also removes a shared theme from the address, which no longer describes what is shown. */
  function show(theme: BuiltTheme, more: Pick<State, 'notice' | 'before'>): void {
    if (window.location.hash.startsWith(sharePrefix))
      window.history.replaceState(window.history.state, '', window.location.pathname);
    setState({ theme, ...more, isKept: draft().write(theme) });
  }

  return {
    ...state,
    /** One setting. */
    change: (change: Partial<ThemeSettings>) =>
      show(
        { ...state.theme, settings: { ...state.theme.settings, ...change } },
        { before: undefined, notice: undefined },
      ),
    /** Replaces the whole theme, with undo. */
    replace: (theme: BuiltTheme, notice: Notice) => show(theme, { notice, before: state.theme }),
    reset: () => show(first, { notice: { kind: 'wasReset' }, before: state.theme }),
    undo: () => state.before && show(state.before, {}),
  };
}

export type ThemeState = ReturnType<typeof useThemeState>;
