import type { Scheme } from './palette.ts';
import { scales } from './palette.ts';

/** Replaces Material's colors that have too little contrast for their use in the shell. */
export const shellTokens: Record<Scheme, Record<string, string>> = {
  // Material's primary.main falls below 4.5:1 on the tints of hover, selection and call-outs.
  light: { '--docs-link': scales.blue[800], '--docs-control-border': 'rgba(0, 0, 0, 0.54)' },
  dark: { '--docs-link': scales.blue[200], '--docs-control-border': 'rgba(255, 255, 255, 0.54)' },
};
