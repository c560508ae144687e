import path from 'node:path';
import { baseDefine, clientConfigPlugin } from '../config/index.node.ts';
import type { SiteConfig } from '../config/index.ts';
import { bundle, type BundledFile } from '../build-tools/index.bundle.ts';

/** In development the source itself is served. */
const lateSource = '/src/entries/late.ts';

/** The script that a page loads when it is idle, and what it loads in turn. */
export async function bundleLateScript(
  root: string,
  siteConfig: SiteConfig,
): Promise<{ url: string; files: BundledFile[] }> {
  const files = await bundle({
    root,
    entry: path.join(root, lateSource),
    define: baseDefine(siteConfig),
    plugins: [clientConfigPlugin(siteConfig)],
    format: 'es',
    fileNames: {
      entry: 'x/_assets/late-[hash].js',
      chunk: 'x/_assets/late-[name]-[hash].js',
    },
  });
  const entry = files.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('src/entries/late.ts: the bundle has no entry.');
  return { url: siteConfig.base + entry.fileName, files };
}
