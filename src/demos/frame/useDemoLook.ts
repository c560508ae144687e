import { useMemo, useState } from 'react';
import { usePreferences } from '../../preferences/index.ts';
import type { OwnLook } from '../../theme/index.material.ts';

export const demoWidths = ['phone', 'tablet', 'full'] as const;
export type DemoWidth = (typeof demoWidths)[number];

/** The width, mode and direction of one demo. What it does not choose for itself follows the page. */
export function useDemoLook() {
  const { resolvedMode, direction } = usePreferences();
  const [width, setWidth] = useState<DemoWidth>('full');
  const [chosen, setChosen] = useState<OwnLook>({});
  const own = useMemo<OwnLook>(
    () => ({
      mode: chosen.mode === resolvedMode ? undefined : chosen.mode,
      direction: chosen.direction === direction ? undefined : chosen.direction,
    }),
    [chosen, resolvedMode, direction],
  );
  const mode = own.mode ?? resolvedMode;
  const shownDirection = own.direction ?? direction;
  return {
    width,
    setWidth,
    own,
    isDark: mode === 'dark',
    isRtl: shownDirection === 'rtl',
    toggleDark: () => setChosen({ ...chosen, mode: mode === 'dark' ? 'light' : 'dark' }),
    toggleRtl: () => setChosen({ ...chosen, direction: shownDirection === 'rtl' ? 'ltr' : 'rtl' }),
    reset() {
      setWidth('full');
      setChosen({});
    },
  };
}

export type DemoLook = ReturnType<typeof useDemoLook>;
