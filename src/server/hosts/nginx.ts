import { knownTypes, UNKNOWN_TYPE } from '../contentTypes.ts';
import { REVALIDATE } from '../headerRules.ts';
import type { ServerRules } from '../types.ts';
import {
  effectiveRedirects,
  quoted,
  REFUSED,
  redirectPattern,
  valuesByHeader,
  type HostOptions,
} from './values.ts';

/**
 * A file for nginx's `conf.d`, for an nginx without further modules. Every header is a variable, because an
 * `add_header` in a location replaces all of the server's.
 */
export function nginxConfig(rules: ServerRules, { root, listen }: HostOptions): string {
  const headers = valuesByHeader(rules.headers);
  const folder = rules.base?.slice(0, -1) ?? '';
  const variable = (name: string) => `$docs_${name.toLowerCase().replaceAll('-', '_')}`;
  const lines = [
    '# Written by "npm run deploy-files" from the rules of the build (dist/.server.json).',
    ...headers.flatMap(({ name, everywhere, folders }) => {
      // The last folder that matches wins in the rules, the first one in a map.
      const rows = folders.toReversed().map(({ prefix, value }) => row(startOf(prefix), value));
      return map('$docs_path', `${variable(name)}_of_path`, everywhere, rows);
    }),
    // What isn't a file of the site is asked for again next time.
    ...headers.flatMap(({ name }) =>
      byStatus(variable(name), `${variable(name)}_of_path`, [
        row('304', `${variable(name)}_of_path`),
        ...(name === 'Cache-Control' ? [row('~^[345]', REVALIDATE)] : []),
      ]),
    ),
    ...map('$docs_name', '$docs_file_type', UNKNOWN_TYPE, [
      ...knownTypes.map(({ ending, type }) => row(`~*\\${ending}$`, type)),
    ]),
    ...map('$docs_name', '$docs_file_vary', '', [
      ...knownTypes
        .filter((it) => it.isCompressible)
        .map(({ ending }) => row(`~*\\${ending}$`, 'Accept-Encoding')),
    ]),
    ...byStatus('$docs_type', 'text/plain; charset=utf-8', [
      row('~^20[06]$', '$docs_file_type'),
      row('~^30', ''),
      row('404', 'text/html; charset=utf-8'),
    ]),
    ...byStatus('$docs_vary', '', [
      row('~^(?:20[06]|304)$', '$docs_file_vary'),
      row('404', 'Accept-Encoding'),
    ]),
    ...byStatus('$docs_allow', '', [row('405', 'GET, HEAD')]),
    '# The name of the file behind an address, and the address as it was sent.',
    ...map('$docs_path', '$docs_name', '$docs_path', [row('~/$', 'index.html')]),
    ...map('$request_uri', '$docs_raw', '', [row('~^(?<docs_raw_path>[^?]*)', '$docs_raw_path')]),
    ...map('$docs_path', '$docs_section', '', [
      row(`~^(?<docs_first>${folder}/[^/]+)`, '$docs_first'),
    ]),
    '# A part is one of the file as it is.',
    ...map('$http_range', '$docs_accepted', '', [row('', '$http_accept_encoding')]),
    '# The compressed file that a client takes, best first. No file ends in ".-".',
    ...map('$docs_accepted', '$docs_best', '$docs_second', [row(accepts('br'), '.br')]),
    ...map('$docs_accepted', '$docs_second', '.-', [row(accepts('gzip'), '.gz')]),
    ...map('$status:$docs_name:$uri', '$docs_encoding', '', [
      row('~^200:[^:]*\\.(?:br|gz):', ''),
      row('~\\.br$', 'br'),
      row('~\\.gz$', 'gzip'),
    ]),
    '',
    'server {',
    ...indented([
      `listen ${listen};`,
      `root ${quoted(root)};`,
      'server_tokens off;',
      'absolute_redirect off;',
      'merge_slashes off;',
      'log_not_found off;',
      'large_client_header_buffers 4 16k;',
      '# Several parts at once are answered with the whole file.',
      'max_ranges 1;',
      'types { }',
      'default_type "";',
      'set $docs_path $uri;',
      ...headers.map(({ name }) => `add_header ${name} ${variable(name)} always;`),
      'add_header Content-Type $docs_type always;',
      'add_header Content-Encoding $docs_encoding always;',
      'add_header Vary $docs_vary always;',
      'add_header Allow $docs_allow always;',
      'error_page 404 @not-found;',
      '',
      'if ($request_method !~ ^(?:GET|HEAD)$) { return 405 "405 Method Not Allowed\\n"; }',
      `if ($request_uri ~ "${REFUSED}") { return 400 "400 Bad Request\\n"; }`,
      ...effectiveRedirects(rules).map(({ from, to, status }) => {
        const target = to.replace(':splat', '$1');
        return `if ($request_uri ~ "${redirectPattern(from)}") { return ${status} ${target}$2; }`;
      }),
      '',
      'location / { try_files $uri$docs_best $uri$docs_second $uri @folder; }',
      'location ~ /$ { try_files ${uri}index.html$docs_best ${uri}index.html$docs_second ${uri}index.html =404; }',
      'location ~ (?:^|/)\\.(?!well-known(?:/|$)) { set $docs_path /; return 404; }',
      'location ~ // { set $docs_path /; return 404; }',
      `location ~ ^${folder}/_(?:headers|redirects)$ { return 404; }`,
      'location @folder {',
      '  if (-f $document_root$uri/index.html) { return 301 $docs_raw/$is_args$args; }',
      '  return 404;',
      '}',
      'location @not-found {',
      `  try_files ${['$docs_section/404.html', `${folder}/404.html`].flatMap((page) => [`${page}$docs_best`, `${page}$docs_second`, page]).join(' ')} =404;`,
      '}',
    ]),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

const row = (pattern: string, value: string) =>
  `  "${pattern}" ${value.startsWith('$') ? value : quoted(value)};`;

const startOf = (prefix: string) => `~^${prefix.slice(0, -1)}(?:/|$)`;

/** `name`, or `name;q=` with anything but nothing. */
const accepts = (name: string) =>
  `~*(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?:1|0?\\.0*[1-9])[0-9.]*\\s*)?(?:,|$)`;

function map(source: string, target: string, fallback: string, rows: readonly string[]): string[] {
  const value = fallback.startsWith('$') ? fallback : quoted(fallback);
  return [`map ${source} ${target} {`, `  default ${value};`, ...rows, '}'];
}

/**
 * nginx adds the headers of a part that doesn't exist twice: for the file that it was about to send, and for
 * the status 416. The second time, all of them are empty.
 */
function byStatus(target: string, fallback: string, rows: readonly string[]): string[] {
  return map('$status', target, fallback, ['  volatile;', row('416', ''), ...rows]);
}

const indented = (lines: readonly string[]) => lines.map((line) => (line ? `  ${line}` : line));
