'use client';

import { createContext } from 'react';
import type { PreferenceStore } from './createPreferenceStore.ts';

export const PreferenceContext = createContext<PreferenceStore | null>(null);
