import path from 'node:path';
import {
  isRunnableDevEnvironment,
  type Connect,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { importsOfContent } from '../demos/bundle/index.node.ts';
import { waitForApiModel } from './apiModel.node.ts';
import { startContentChecks } from './contentChecks.node.ts';
import { errorPage } from './errorPage.node.ts';
import { toOverlayError } from './overlayError.node.ts';
import { createQuiet } from './quiet.ts';
import { requestPath } from './requestPath.ts';
import { stylesheetModules } from './stylesheetModules.ts';
import { warmUp } from './warmUp.node.ts';

interface DevelopmentOptions {
  contentDir: string;
}

/** What only `npm run dev` needs: saved content reaches the page, and an error is shown with its line. */
export function developmentPlugin({ contentDir }: DevelopmentOptions): Plugin {
  const isContent = (file: string) =>
    file.startsWith(`${contentDir}/`) && path.dirname(file) !== contentDir;
  let warm: Promise<void> | undefined;
  return {
    name: 'docs:development',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      server: { watch: { ignored: (file: string) => isGenerated(file, root, contentDir) } },
      environments: {
        // Imported by what runs demos, and never called on the server: Vite would transform it for two seconds.
        ssr: { resolve: { external: ['react-dom/client'] } },
        client: {
          optimizeDeps: {
            // All at once: a package that is found late makes every open page load again.
            include: importsOfContent(contentDir).filter((name) => !name.startsWith('.')),
            entries: ['src/entries/{browser.tsx,late.ts}', 'src/**/*.tsx', '!src/**/*.test.tsx'],
          },
        },
      },
    }),
    // The server listens and says "ready" after this.
    buildStart: () => warm,
    hotUpdate: {
      order: 'pre',
      async handler({ file, type, modules, server, read }) {
        if (this.environment.name !== 'rsc' || !isContent(file)) return undefined;
        // Most editors empty a file before they write it: this waits for the text.
        if (type === 'update') await read();
        const { moduleGraph } = this.environment;
        // Which files there are is checked by the page beside them.
        const page = type === 'update' ? undefined : path.join(path.dirname(file), 'page.mdx');
        const beside = page ? [...(moduleGraph.getModulesByFile(page) ?? [])] : [];
        for (const module of new Set([...modules.flatMap(usersOf), ...beside])) {
          await this.environment.reloadModule(module);
        }
        // Unlike the plugin's own update, also for a file that does not compile: the page then says why.
        server.environments.client.hot.send({
          type: 'custom',
          event: 'rsc:update',
          data: { file },
        });
        return [];
      },
    },
    configureServer(server) {
      server.watcher.add(contentDir);
      const checks = startContentChecks(server, contentDir);
      const quiet = createQuiet({ restMs: 1000, now: () => performance.now(), setTimeout });
      server.middlewares.use((request, response, next) => {
        response.once('close', checks.giveWay());
        response.once('close', quiet.begin());
        const { originalUrl, url = '/' } = request;
        const pathname = requestPath(originalUrl ?? url, server.config.base);
        waitForApiModel(pathname, contentDir, server.config.logger).then(() => next(), next);
      });
      return () => {
        server.middlewares.use(errorMiddleware(server, contentDir));
        warm = warmUp(server, quiet.wait);
      };
    },
  };
}

/**
 * A file that is only watched has no module of its own: those that watch it. The list of stylesheets
 * watches every file, and prose has none.
 */
function usersOf(module: EnvironmentModuleNode): EnvironmentModuleNode[] {
  if (module.id) return [module];
  return [...module.importers].filter(({ id }) => !id?.startsWith(stylesheetModules));
}

/** Generated files are not edited, and watching them takes longer than the rest of the start. */
function isGenerated(file: string, root: string, contentDir: string): boolean {
  const isContent = file === contentDir || file.startsWith(`${contentDir}/`);
  const isInside = ['.cache', 'dist', 'test-results'].some((name) =>
    file.startsWith(path.join(root, name) + path.sep),
  );
  return isInside && !isContent && !contentDir.startsWith(`${file}/`);
}

/** The runner keeps a module that failed until its own file changes; here the cause is often another file. */
function forgetFailures({ environments: { rsc } }: ViteDevServer): void {
  if (!rsc || !isRunnableDevEnvironment(rsc)) return;
  const { evaluatedModules } = rsc.runner;
  for (const module of evaluatedModules.idToModuleMap.values()) {
    module.promise?.catch(() => evaluatedModules.invalidateModule(module));
  }
}

/** A page that cannot be made: its payload is the error as data, its document shows it and waits for the fix. */
function errorMiddleware(server: ViteDevServer, contentDir: string): Connect.ErrorHandleFunction {
  const { root, base, logger } = server.config;
  return (error: unknown, request, response, next) => {
    const pathname = requestPath(request.originalUrl ?? request.url ?? '/', base);
    // A module that does not compile is shown by Vite itself.
    if (response.headersSent || !/\/(?:index\.txt)?$/.test(pathname)) return next(error);
    forgetFailures(server);
    const shown = toOverlayError(error, { root, contentDir });
    logger.error(shown.message, { timestamp: true });
    response.statusCode = 500;
    if (pathname.endsWith('/index.txt')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(shown));
      return;
    }
    response.setHeader('content-type', 'text/html;charset=utf-8');
    response.end(errorPage(shown));
  };
}
