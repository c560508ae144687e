// `npm run deploy-files`: writes what a server or host needs for the built site into deploy/, from the rules of
// the build. deploy/README.md tells how each is used; "npm run deploy-check" tests them.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite, siteSources } from '../src/build/index.node.ts';
import { caddyfile, nginxConfig, plainHostFiles } from '../src/server/index.ts';
import { readServerRules } from '../src/server/index.node.ts';

const { outDir, siteConfig } = await readSite(siteSources(process.env));
const rules = await readServerRules(outDir);
const inContainer = { root: '/srv/docs', listen: '8080' };
const files = [
  { path: 'nginx/docs.conf', text: nginxConfig(rules, inContainer) },
  { path: 'caddy/Caddyfile', text: caddyfile(rules, { ...inContainer, listen: ':8080' }) },
  ...plainHostFiles(rules, siteConfig.host).map((file) => ({
    ...file,
    path: `pages/${file.path}`,
  })),
];
for (const file of files) {
  const place = path.resolve('deploy', file.path);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, file.text);
  console.log(path.relative('.', place));
}
