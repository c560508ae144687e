import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createRunnableDevEnvironment,
  isRunnableDevEnvironment,
  type Connect,
  type DevEnvironmentOptions,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { importsOfContent } from '../demos/bundle/index.node.ts';
import type { DemoDescriber } from '../demos/source/index.node.ts';
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
  demos: DemoDescriber;
}

/** What makes HTML takes React as it is installed: Vite would transform four megabytes of it at every start. */
const installedReact = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server.edge',
  'react-dom/static.edge',
];

/** What only `npm run dev` needs: saved content reaches the page, and an error is shown with its line. */
export function developmentPlugin({ contentDir, demos }: DevelopmentOptions): Plugin {
  const isContent = (file: string) =>
    file.startsWith(`${contentDir}/`) && path.dirname(file) !== contentDir;
  let warm: Promise<void> | undefined;
  const documents = createQuiet({ restMs: 20, now: () => performance.now(), setTimeout });
  return {
    name: 'docs:development',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      server: { watch: { ignored: notWatched(root, contentDir) } },
      environments: {
        ssr: {
          resolve: { external: installedReact },
          optimizeDeps: { rolldownOptions: { external: installedReact } },
          dev: serverModules,
        },
        rsc: { dev: serverModules },
        client: {
          optimizeDeps: {
            // All at once: a package that is found late makes every open page load again.
            include: importsOfContent(contentDir).filter((name) => !name.startsWith('.')),
            entries: ['src/entries/{browser.tsx,late.ts}', 'src/**/*.tsx', '!src/**/*.test.tsx'],
          },
        },
      },
    }),
    load: {
      order: 'pre',
      // A document goes before scripts: those of the page that was left would take its time.
      async handler() {
        if (this.environment.name !== 'client') return;
        await Promise.race([documents.wait(), sleep(1500)]);
      },
    },
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
      const checks = startContentChecks(server, contentDir, demos);
      const quiet = createQuiet({ restMs: 1000, now: () => performance.now(), setTimeout });
      server.middlewares.use((request, response, next) => {
        response.once('close', checks.giveWay());
        response.once('close', quiet.begin());
        const { originalUrl, url = '/' } = request;
        const pathname = requestPath(originalUrl ?? url, server.config.base);
        if (pathname.endsWith('/')) response.once('close', documents.begin());
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

/** Its document or its payload. */
const isPage = (pathname: string) => /\/(?:index\.txt)?$/.test(pathname);

const serverModules: DevEnvironmentOptions = {
  // They are evaluated one after the other; until then, both cores can be used.
  preTransformRequests: true,
  // Maps the lines of an error when there is one; Node would read the source map of every module.
  createEnvironment: (name, config) =>
    createRunnableDevEnvironment(name, config, {
      runnerOptions: { sourcemapInterceptor: 'prepareStackTrace' },
    }),
};

/** Nobody edits generated files, nor content that is not served, and watching them takes longer than the rest of the start. */
function notWatched(root: string, contentDir: string): (file: string) => boolean {
  const generated = ['.cache', 'dist', 'test-results'].map(
    (name) => path.join(root, name) + path.sep,
  );
  const own = path.join(root, 'content');
  const isOther = (file: string) =>
    contentDir !== own && file.startsWith(own + path.sep) && path.dirname(file) !== own;
  const isServed = (file: string) => file === contentDir || file.startsWith(contentDir + path.sep);
  return (file) =>
    (generated.some((folder) => file.startsWith(folder)) || isOther(file)) &&
    !isServed(file) &&
    !contentDir.startsWith(file + path.sep);
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
    if (response.headersSent || !isPage(pathname)) return next(error);
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
