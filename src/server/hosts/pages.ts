import { escapeHtml } from '../../ui/index.ts';
import type { ServerRules } from '../types.ts';
import { effectiveRedirects } from './values.ts';

/**
 * Files for a host that serves a folder and nothing else, such as GitHub Pages: they go beside the built
 * site. A redirect of one path is a page that moves on; one of a whole folder needs a host with rules.
 */
export function plainHostFiles(rules: ServerRules, host: string): { path: string; text: string }[] {
  const { base = '/' } = rules;
  const pages = effectiveRedirects(rules)
    .filter(({ from }) => from.endsWith('/'))
    .map(({ from, to }) => ({ path: `${from.slice(base.length)}index.html`, text: movedPage(to) }));
  return [
    // Without it, GitHub Pages leaves out folders that start with an underscore: all scripts and styles.
    { path: '.nojekyll', text: '' },
    // A project page has the host of its owner.
    ...(base === '/' ? [{ path: 'CNAME', text: `${host}\n` }] : []),
    ...pages,
  ];
}

function movedPage(to: string): string {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Moved</title>
    <meta name="robots" content="noindex" />
    <link rel="canonical" href="${target}" />
    <meta http-equiv="refresh" content="0; url=${target}" />
  </head>
  <body>
    <p>This page is at <a href="${target}">${target}</a>.</p>
  </body>
</html>
`;
}
