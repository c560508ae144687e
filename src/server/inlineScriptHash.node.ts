import { createHash } from 'node:crypto';

/** The source expression that lets a Content-Security-Policy run exactly this script. */
export function inlineScriptHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
