import type { Plugin } from 'vite';
import { contentType } from '../../../server/index.ts';
import { frameHtml } from '../../playground/index.node.ts';
import { framePath } from '../../playground/index.ts';
import { buildRegistry, type RegistryFiles } from './buildRegistry.node.ts';
import { registryEntry, registryModulesPlugin } from './registryModules.node.ts';

const virtualId = 'virtual:demo-registry';

/** The modules that edited code imports, and the playground's frame, which runs it. */
export function registryPlugin({ contentDir }: { contentDir: string }): Plugin[] {
  let root = process.cwd();
  let assetsDir = '';
  let base = '/';
  let built: Promise<RegistryFiles> | undefined;
  const build = () => (built ??= buildRegistry({ root, contentDir, assetsDir, base }));
  return [
    registryModulesPlugin({ root, contentDir }),
    {
      name: 'docs:registry',
      configResolved(config) {
        root = config.root;
        base = config.base;
        assetsDir = config.environments.client?.build.assetsDir ?? config.build.assetsDir;
      },
      resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
      async load(id) {
        if (id !== `\0${virtualId}`) return undefined;
        if (this.environment.name !== 'client') return 'export const loadRegistry = undefined;';
        if (this.environment.mode === 'dev')
          return `export const loadRegistry = () => import(${JSON.stringify(registryEntry)});`;
        const { registry } = await build();
        // Through a variable: the URL isn't a module of this build.
        return `const url = ${JSON.stringify(registry)};\nexport const loadRegistry = () => import(/* @vite-ignore */ url);`;
      },
      configureServer(server) {
        // As built: the frame has no origin, and modules of the development server are for its own pages.
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const isFrame = pathname === framePath;
          if (!isFrame && !pathname.startsWith(`/${assetsDir}/editor/`)) return next();
          build().then(({ frame, files }) => {
            const text = isFrame ? frameHtml(frame) : files[pathname.slice(1)];
            if (text === undefined) return next();
            response.setHeader('content-type', contentType(isFrame ? '.html' : pathname));
            response.setHeader('access-control-allow-origin', '*');
            response.end(text);
          }, next);
        });
      },
      async generateBundle() {
        if (this.environment.name !== 'client') return;
        const { files, frame } = await build();
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source });
        this.emitFile({
          type: 'asset',
          fileName: 'playground/frame/index.html',
          source: frameHtml(frame),
        });
      },
    },
  ];
}
