import type { Redirect } from '../../links/index.ts';
import { knownTypes, UNKNOWN_TYPE } from '../contentTypes.ts';
import { REVALIDATE } from '../headerRules.ts';
import type { HeaderRule, ServerRules } from '../types.ts';
import {
  effectiveRedirects,
  quoted,
  REFUSED,
  redirectPattern,
  type HostOptions,
} from './values.ts';

const files = ['file_server {', 'precompressed br gzip', 'disable_canonical_uris', '}'];

/** A Caddyfile for one site. With a host name as `listen`, Caddy gets the certificates itself. */
export function caddyfile(rules: ServerRules, { root, listen }: HostOptions): string {
  const folder = rules.base?.slice(0, -1) ?? '';
  const compressible = knownTypes.filter((it) => it.isCompressible).map((it) => `*${it.ending}`);
  return indent([
    '# Written by "npm run deploy-files" from the rules of the build (dist/.server.json).',
    `${listen} {`,
    `root * ${quoted(root)}`,
    'route {',
    ...rules.headers.flatMap(headerBlock),
    '',
    '@write not method GET HEAD',
    'header @write Allow "GET, HEAD"',
    ...refuse('@write', '405 Method Not Allowed'),
    `@refused vars_regexp {http.request.uri} "${REFUSED}"`,
    ...refuse('@refused', '400 Bad Request'),
    ...effectiveRedirects(rules).flatMap(redirectBlock),
    '@absent {',
    `path_regexp "/(?:/|\\.)|^${folder}/_(?:headers|redirects)$"`,
    'not path /.well-known /.well-known/*',
    '}',
    'error @absent 404',
    '@folder {',
    'not path */',
    'not file {path}',
    'file {path}/index.html',
    '}',
    '@sent vars_regexp sent {http.request.uri} "^(/[^?]*)(.*)$"',
    'vars @sent page {re.sent.1}/{re.sent.2}',
    ...redirect('@folder', '{vars.page}', 301),
    '',
    '@page path */',
    'rewrite @page {path}index.html',
    `header Content-Type ${UNKNOWN_TYPE}`,
    ...knownTypes.flatMap(({ ending, type }) => [
      `@${ending.slice(1)} path *${ending}`,
      `header @${ending.slice(1)} Content-Type ${quoted(type)}`,
    ]),
    `@compressible path ${compressible.join(' ')}`,
    'header @compressible {',
    'defer',
    'Vary Accept-Encoding',
    '}',
    '# A part is one of the file as it is.',
    '@part header Range *',
    'request_header @part -Accept-Encoding',
    '# Several parts at once are answered with the whole file.',
    '@parts header Range *,*',
    'request_header @parts -Range',
    '@head method HEAD',
    'request_header @head -Range',
    ...files,
    '}',
    '',
    'handle_errors {',
    'request_header -Range',
    'request_header -If-None-Match',
    'request_header -If-Modified-Since',
    'header {',
    'defer',
    `Cache-Control ${quoted(REVALIDATE)}`,
    'Content-Type "text/html; charset=utf-8"',
    'Vary Accept-Encoding',
    '-Accept-Ranges',
    '}',
    'route {',
    `@section path_regexp section ^(${folder}/[^/]+)`,
    'vars @section section {re.section.1}',
    `try_files {vars.section}/404.html ${folder}/404.html`,
    ...files,
    '}',
    '}',
    '}',
  ]);
}

/** A later block overrides an earlier one, as a later rule does. */
function headerBlock({ path, headers }: HeaderRule, index: number): string[] {
  const values = Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);
  return [
    `@rule${index} path ${path.slice(0, -2) || '/'} ${path}`,
    `header @rule${index} {`,
    ...values,
    '}',
  ];
}

function redirectBlock({ from, to, status }: Redirect, index: number): string[] {
  const target = to.replace(':splat', `{re.from${index}.1}`);
  return [
    `@from${index} vars_regexp from${index} {http.request.uri} "${redirectPattern(from)}"`,
    ...redirect(`@from${index}`, `${target}{re.from${index}.2}`, status),
  ];
}

/** What isn't a file of the site is asked for again next time. */
const redirect = (matcher: string, target: string, status: number) => [
  `header ${matcher} Cache-Control ${quoted(REVALIDATE)}`,
  `redir ${matcher} ${target} ${status}`,
];

const refuse = (matcher: string, status: string) => [
  `header ${matcher} Content-Type "text/plain; charset=utf-8"`,
  `respond ${matcher} "${status}\n" ${status.slice(0, 3)}`,
];

function indent(lines: readonly string[]): string {
  let depth = 0;
  const placed = lines.map((line) => {
    if (line === '}') depth -= 1;
    const text = line && '\t'.repeat(depth) + line;
    if (line.endsWith(' {')) depth += 1;
    return text;
  });
  return `${placed.join('\n')}\n`;
}
