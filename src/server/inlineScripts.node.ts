import { createHash } from 'node:crypto';

/** The source expression that lets a Content-Security-Policy run exactly this script. */
export function inlineScriptHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** The hashes of all inline scripts of a page that a browser would run; data blocks (JSON-LD) need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && isExecuted(attributes))
    .map(([, , source = '']) => inlineScriptHash(source));
}

function isExecuted(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return !(type.endsWith('json') || type === 'text/plain');
}
