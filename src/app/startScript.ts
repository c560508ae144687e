import { inlineScript } from '../ui/inlineScript.ts';
import type { StartUrls } from './start.inline.ts';
import code from './start.inline.ts?inline-script';
import { laterRel } from './startNames.ts';

/** What a page runs at its end, as text. The same for every page: the security policy knows it by its hash. */
export function startScript(...urls: StartUrls): string {
  return inlineScript(code, ['window', 'document'], urls);
}

/** Turns the early loading of scripts and payload, as React writes it, into links for the start script. */
export function deferScripts(html: string): string {
  return html.replace(
    /<link rel="(?:modulepreload"|preload"(?=[^>]*\bas="fetch"))/g,
    `<link rel="${laterRel}"`,
  );
}
