import type { DemoAssets } from '../run/index.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isEntry?: boolean;
}

export type ClientManifest = Record<string, ManifestChunk>;

/** Finds a demo's chunk and all it imports in the client build, less what every page loads anyway. */
export function assetsFromManifest(manifest: ClientManifest, contentPrefix: string) {
  const entry = Object.keys(manifest).find((key) => key.endsWith('src/entries/browser.tsx'));
  const shared = new Set(entry ? withImports(manifest, entry) : []);
  return (file: string): DemoAssets => {
    const key = contentPrefix + file;
    if (!manifest[key]) {
      throw new Error(
        `content/${file} is shown on a page but was not built. Check the file's name.`,
      );
    }
    const chunks = withImports(manifest, key).filter((name) => !shared.has(name));
    return {
      js: chunks.map((name) => `/${manifest[name]?.file}`),
      css: chunks.flatMap((name) => manifest[name]?.css ?? []).map((name) => `/${name}`),
    };
  };
}

/** The script that starts demos without the application, and what it imports. */
export function starterFromManifest(manifest: ClientManifest): string[] {
  const key = Object.keys(manifest).find((name) => name.endsWith('src/demos/run/start.tsx'));
  if (!key)
    throw new Error('src/demos/run/start.tsx was not built. It must be an input of the client.');
  return withImports(manifest, key).map((name) => `/${manifest[name]?.file}`);
}

function withImports(manifest: ClientManifest, key: string, seen = new Set<string>()): string[] {
  if (!seen.has(key)) {
    seen.add(key);
    for (const name of manifest[key]?.imports ?? []) withImports(manifest, name, seen);
  }
  return [...seen];
}
