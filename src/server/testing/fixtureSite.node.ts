import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The content of every file outside the root: a response that contains it has left the root. */
export const OUTSIDE = 'a file outside the root';
export const PAGE = `<!doctype html><title>Introduction</title>${'<p>text</p>'.repeat(200)}`;

/** A small built site in a folder of its own, with secrets and links around it. */
export async function createFixtureSite(): Promise<{ root: string; remove: () => Promise<void> }> {
  const outside = await mkdtemp(path.join(tmpdir(), 'docs-server-'));
  const root = path.join(outside, 'dist');
  const files: Record<string, string | Buffer> = {
    'package.json': OUTSIDE,
    // Shares the root's name as a prefix, which a careless check lets through.
    'dist-secret/index.html': OUTSIDE,
    'dist/404.html': '<title>404 page</title>',
    'dist/de/404.html': '<title>Seite 404</title>',
    'dist/.server.json': OUTSIDE,
    'dist/.env': OUTSIDE,
    'dist/_headers': OUTSIDE,
    'dist/_redirects': OUTSIDE,
    'dist/robots.txt': 'User-agent: *\n',
    'dist/empty.txt': '',
    'dist/x/introduction/index.html': PAGE,
    'dist/x/introduction/index.html.br': brotliCompressSync(PAGE),
    'dist/x/introduction/index.html.gz': gzipSync(PAGE),
    'dist/x/introduction/index.txt': 'payload',
    'dist/x/introduction.md': '# Introduction\n',
    'dist/x/_assets/entry-4f3a.js': 'export {};\n',
    'dist/x/_assets/style-4f3a.css': 'a{}\n',
    'dist/x/_assets/inter-4f3a.woff2': 'font',
    'dist/x/été/index.html': '<title>été</title>',
    'dist/logo.svg': '<svg/>',
    'dist/data.json': '{}',
    'dist/site.webmanifest': '{}',
    'dist/sitemap.xml': '<urlset/>',
    'dist/unknown.bin': '\0',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(outside, name)), { recursive: true });
    await writeFile(path.join(outside, name), content);
  }
  await symlink(path.join(outside, 'package.json'), path.join(root, 'link.json'));
  await symlink(path.join(outside, 'dist-secret'), path.join(root, 'linked-folder'));
  await symlink(path.join(root, 'robots.txt'), path.join(root, 'inside.txt'));
  return { root, remove: () => rm(outside, { recursive: true, force: true }) };
}
