import {
  playgroundFrameDirectives,
  securityHeaders,
  type SecurityHeadersOptions,
} from './headers.ts';
import { matchPattern } from './pathPattern.ts';
import type { HeaderRule } from './types.ts';

/** Browsers keep the file but ask each time whether it is still the newest. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

// Cloudflare drops longer lines without a word, and with them the policy.
const LONGEST_LINE = 2000;

/** The rules of the whole site, and of its parts with needs of their own. */
export function siteHeaderRules(options: SecurityHeadersOptions): HeaderRule[] {
  const frame = securityHeaders({ ...options, directives: playgroundFrameDirectives });
  return [
    { path: '/*', headers: { ...securityHeaders(options), 'Cache-Control': REVALIDATE } },
    {
      path: '/x/_assets/*',
      // The playground's frame has an opaque origin, so that the site's own modules are foreign to it.
      headers: { 'Cache-Control': IMMUTABLE, 'Access-Control-Allow-Origin': '*' },
    },
    { path: '/x/_pictures/*', headers: { 'Cache-Control': IMMUTABLE } },
    {
      path: '/playground/frame/*',
      headers: { 'Content-Security-Policy': frame['Content-Security-Policy'] ?? '' },
    },
  ];
}

export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => matchPattern(rule.path, path) !== undefined);
  return Object.assign({}, ...matching.map((rule) => rule.headers)) as Record<string, string>;
}

/** The text of `_headers`, as Netlify, Cloudflare Pages and the hosts that copied them read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map((rule, index) => {
    const earlier = rules.slice(0, index).filter((other) => overlaps(other.path, rule.path));
    const lines = Object.entries(rule.headers).flatMap(([name, value]) => {
      const overrides = earlier.some((other) => name in other.headers);
      // Cloudflare joins the values of all matching rules unless the earlier one is taken off; Netlify skips this line.
      return overrides ? [`  ! ${name}`, `  ${name}: ${value}`] : [`  ${name}: ${value}`];
    });
    return [rule.path, ...lines].join('\n');
  });
  const text = `${blocks.join('\n\n')}\n`;
  const tooLong = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: the line "${tooLong.trim().slice(0, 40)}…" has ${tooLong.length} characters and hosts read ${LONGEST_LINE}. Inline fewer different scripts, or list fewer hosts in site.config.ts.`,
    );
  }
  return text;
}

function overlaps(one: string, other: string): boolean {
  const sample = (pattern: string) => (pattern.endsWith('/*') ? pattern.slice(0, -1) : pattern);
  return (
    matchPattern(one, sample(other)) !== undefined || matchPattern(other, sample(one)) !== undefined
  );
}
