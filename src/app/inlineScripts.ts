import { headScript } from '../preferences/index.ts';
import { copyScript } from '../ui/index.ts';

/** Runs before the first paint: preferences, and the one listener behind all copy buttons. */
export function headScripts(): string {
  return `${headScript()};${copyScript()}`;
}
