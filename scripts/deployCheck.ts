// `npm run deploy-check`: serves a small site with nginx and Caddy as "npm run deploy-files" sets them up, and
// compares every answer with the bundled server's.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  caddyfile,
  nginxConfig,
  readPort,
  requestsFor,
  requestsUnder,
} from '../src/server/index.ts';
import {
  ask,
  createDocsServer,
  differences,
  listen,
  readServerRules,
} from '../src/server/index.node.ts';
import { buildSmallSite } from '../tests/support/smallSite.ts';

const [folder] = process.argv.slice(2);
const site = folder ? path.resolve(folder) : buildSmallSite('second-site');
const rules = await readServerRules(site);
const { base = '/' } = rules;
const firstPort = readPort(process.env.PORT) ?? 4600;
const work = mkdtempSync(path.join(tmpdir(), 'docs-deploy-'));
const root = base === '/' ? site : path.join(work, 'host');
if (root !== site) {
  mkdirSync(path.dirname(path.join(root, base)), { recursive: true });
  symlinkSync(site, path.join(root, base.slice(0, -1)));
}

/** Both run in the foreground, write only to `work` and listen to this machine alone. */
const servers = {
  nginx(port: number) {
    const site = nginxConfig(rules, { root, listen: `127.0.0.1:${port}` });
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const main = [
      'daemon off;',
      `pid ${work}/nginx.pid;`,
      'worker_processes 1;',
      `error_log ${work}/nginx.log;`,
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events { }',
      'http {',
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path ${work}/${name};`),
      site,
      '}',
    ];
    writeFileSync(path.join(work, 'nginx.conf'), main.join('\n'));
    return ['-e', `${work}/nginx.log`, '-p', work, '-c', path.join(work, 'nginx.conf')];
  },
  caddy(port: number) {
    const site = caddyfile(rules, { root, listen: `http://127.0.0.1:${port}` });
    writeFileSync(path.join(work, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
    return ['run', '--adapter', 'caddyfile', '--config', path.join(work, 'Caddyfile')];
  },
};

const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^[._]|\.(br|gz)$/.test(entry.name))
  .map((entry) => `/${path.relative(site, path.join(entry.parentPath, entry.name))}`)
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();
const languages = rules.redirects.flatMap(
  ({ from }) => /^([a-z]{2})\/$/.exec(from.slice(base.length))?.[1] ?? [],
);
const requests = requestsUnder(base, requestsFor(files, languages));
const bundled = await listen(createDocsServer({ root: site, ...rules }), {
  port: firstPort,
  tries: 20,
});

let failures = 0;
for (const [index, name] of (['nginx', 'caddy'] as const).entries()) {
  const port = bundled.port + 1 + index;
  const args = servers[name](port);
  // A check that passes over what is missing would pass on every machine without servers.
  if (spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error) {
    console.error(`${name} is not installed. Install it: apt-get install nginx-light caddy`);
    failures += 1;
    continue;
  }
  const server = spawn(name, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  });
  const errorOutput: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => errorOutput.push(chunk.toString()));
  try {
    await ready(server, port, () => errorOutput.join(''));
    const found = [];
    for (const asked of requests) {
      found.push(...differences(asked, await ask(bundled.port, asked), await ask(port, asked)));
    }
    failures += found.length;
    const count = `${requests.length} requests`;
    console.log(`${name}: ${count}, differences: ${found.length === 0 ? 'none' : found.length}`);
    if (found.length > 0) console.table(found);
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
  }
}
await bundled.close();
rmSync(work, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;

async function ready(server: ChildProcess, port: number, errorOutput: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended:\n${errorOutput()}`);
    const answer = await ask(port, { path: '/robots.txt' }).catch(() => undefined);
    if (answer) return;
    await pause(100);
  }
  throw new Error(`The server does not answer on port ${port}:\n${errorOutput()}`);
}
