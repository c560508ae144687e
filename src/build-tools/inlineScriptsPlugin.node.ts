import type { Plugin } from 'vite';
import { bundle } from './bundle.node.ts';
import { projectRoot } from './projectRoot.node.ts';

const suffix = '?inline-script';
/** What the text declares; see src/ui/inlineScript.ts. */
const name = 'run';

/**
 * `import code from './paint.inline.ts?inline-script'`: the module as minified text for a `<script>` element,
 * which declares `run`, its default export.
 */
export function inlineScriptsPlugin(define: Record<string, string> = {}): Plugin {
  return {
    name: 'docs:inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return undefined;
      const file = await this.resolve(source.slice(0, -suffix.length), importer);
      return file && file.id + suffix;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const entry = id.slice(0, -suffix.length);
      const { code, moduleIds } = await bundleInline(entry, define);
      for (const file of moduleIds) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(code)};`, map: null, moduleType: 'js' };
    },
  };
}

async function bundleInline(
  entry: string,
  define: Record<string, string>,
): Promise<{ code: string; moduleIds: string[] }> {
  const [file, ...others] = await bundle({
    root: projectRoot,
    entry,
    define,
    format: 'iife',
    name,
    fileNames: { entry: 'inline.js', chunk: '[name].js' },
  });
  if (!file || others.length > 0)
    throw new Error(`${entry}: an inline script is one file. Import nothing with import('…').`);
  if (/<\/script|<!--/i.test(file.code))
    throw new Error(
      `${entry}: the text "</script" or "<!--" ends an inline script. Compose it of two parts.`,
    );
  return { code: file.code.trim(), moduleIds: file.moduleIds };
}
