import { headScript } from '../preferences/index.ssr.ts';
import { copyScript } from '../ui/index.ssr.ts';

/** Runs before the first paint: preferences, and the one listener behind all copy buttons. */
export function headScripts(): string {
  return `${headScript()};${copyScript()}`;
}
