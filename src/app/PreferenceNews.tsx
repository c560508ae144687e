'use client';

import { useEffect } from 'react';
import { preferenceEvent } from '../analytics/index.ts';
import { usePreferenceStore } from '../preferences/index.ts';

/** Tells the late script, which lives outside React, that a preference has changed. */
export function PreferenceNews() {
  const store = usePreferenceStore();
  useEffect(
    () => store.subscribe(() => void window.dispatchEvent(new Event(preferenceEvent))),
    [store],
  );
  return null;
}
