import type { Redirect } from './redirects.ts';

const header = [
  '# Written by the build. One redirect a line: from, to, status.',
  '# The missing slash at the end of a page address is added by the host itself:',
  '# both Netlify and Cloudflare send /folder to /folder/, and Netlify forbids a rule for it.',
];

/** The text of `_redirects`, in the syntax that Netlify and Cloudflare share. */
export function redirectsFile(rules: readonly Redirect[]): string {
  const rows = rules.flatMap(({ from, to, status }) => {
    // Cloudflare distinguishes /x from /x/, Netlify does not: the rule is written for both.
    const bare =
      from !== '/' && from.endsWith('/') ? [{ from: from.slice(0, -1), to, status }] : [];
    return [...bare, { from, to, status }];
  });
  // Cloudflare applies exact rules first only if they come first.
  const exact = rows.filter(({ from }) => !from.endsWith('*'));
  const patterns = rows.filter(({ from }) => from.endsWith('*'));
  const lines = [...exact, ...patterns].map(({ from, to, status }) => `${from} ${to} ${status}`);
  return [...header, ...lines, ''].join('\n');
}
