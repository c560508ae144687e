'use client';

import { useEffect } from 'react';
import { preferenceEvent } from '../analytics/index.ts';
import { usePreferenceStore } from '../preferences/index.ts';

/** Dispatches an event when a preference changes, for the late script, which runs outside of React. */
export function PreferenceReporter() {
  const store = usePreferenceStore();
  useEffect(
    () => store.subscribe(() => void window.dispatchEvent(new Event(preferenceEvent))),
    [store],
  );
  return null;
}
