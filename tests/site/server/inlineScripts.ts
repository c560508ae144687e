import { inlineScriptHash } from '../../../src/server/index.node.ts';

/**
 * The hashes of all inline scripts of a page that a browser would run; data blocks (JSON-LD) need none.
 * Parsing all pages would take ten times as long; that they are valid HTML is another test.
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts]
    .filter(([, attributes = '']) => !/\ssrc\s*=|\stype\s*=\s*["']?[^"'\s>]*json/i.test(attributes))
    .map(([, , source = '']) => inlineScriptHash(source));
}
