'use client';

import { useMemo, type ReactNode } from 'react';
import {
  materialStorageManager,
  usePreference,
  usePreferenceStore,
} from '../../preferences/index.ts';
import { loadEmotionCache, type Direction } from './emotionCache.ts';
import type { OwnLook } from '../../theme/index.material.ts';
import { DemoTheme } from './DemoTheme.tsx';
import { loadReaderTheme, useReaderTheme } from './readerTheme.ts';
import type { Styling } from '../source/index.ts';

/** Resolves when a demo of this styling can be shown complete. */
export async function loadStyles(styling: Styling, direction: Direction): Promise<void> {
  await Promise.all([
    loadEmotionCache({ direction, isLayered: isLayered(styling) }),
    loadReaderTheme(),
  ]);
}

const isLayered = (styling: Styling) => styling !== 'system';

interface DemoRuntimeProps {
  styling: Styling;
  look?: OwnLook | undefined;
  children: ReactNode;
}

/** Wraps every demo in Material's theme with the user's color mode and direction. */
export function DemoRuntime({ styling, look, children }: DemoRuntimeProps) {
  const store = usePreferenceStore();
  const pageDirection = usePreference('direction');
  const reader = useReaderTheme();
  const storageManager = useMemo(() => materialStorageManager(store), [store]);
  return (
    <DemoTheme
      direction={look?.direction ?? pageDirection}
      look={look}
      isLayered={isLayered(styling)}
      storageManager={storageManager}
      reader={reader}
    >
      {children}
    </DemoTheme>
  );
}
