import { inlineScript } from '../ui/index.ts';
import {
  darkQuery,
  demoHashPattern,
  preferenceDefinitions,
  preferenceNames,
  variantOfExtension,
} from './definitions.ts';
import type { PaintRules, PreferenceRow } from './paint.inline.ts';
import code from './paint.inline.ts?inline-script';

/** The inline script of the head, which sets the attributes of `<html>` before the first paint. */
export function headScript(): string {
  const rules: PaintRules = [
    preferenceNames.map((name): PreferenceRow => {
      const { attribute, key, values, fallback, keptIn, hashGroup } = preferenceDefinitions[name];
      return [attribute, key, values, fallback, keptIn === 'cookie' ? 1 : 0, hashGroup];
    }),
    demoHashPattern.source,
    variantOfExtension,
    preferenceDefinitions.colorMode.attribute,
    darkQuery,
  ];
  return inlineScript(code, ['window', 'document'], rules);
}
