import path from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../build-tools/index.node.ts';
import { apiModelEntry, loadApiModel } from './loadModel.node.ts';
import { createUsageScan } from './scanUsage.node.ts';

const modelId = 'virtual:api-model';
const usageId = 'virtual:api-usage';
/** A save is often followed by another. */
const restMs = 300;

/** Extracts the reference once a build; the server graph gets the address of the result, and who uses which name. */
export function apiReferencePlugin({ contentDir }: { contentDir: string }): Plugin {
  const scan = createUsageScan(contentDir);
  const usageText = () => JSON.stringify(scan());
  /** Undefined: nothing has asked for it, so nothing shows it. */
  let served: string | undefined;
  return {
    name: 'docs:api-reference',
    resolveId: (id) => (id === modelId || id === usageId ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${modelId}`) {
        // In development the pages that need it wait for it, and no others.
        if (this.environment.mode === 'build') loadApiModel();
        return [
          `export const modelEntry = ${JSON.stringify(apiModelEntry())};`,
          `export const historyRoot = ${JSON.stringify(projectRoot)};`,
        ].join('\n');
      }
      if (id !== `\0${usageId}`) return undefined;
      served = usageText();
      return `export const usages = ${served};\nimport.meta.hot?.accept();`;
    },
    configureServer(server) {
      const { rsc } = server.environments;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const later = (_: string, file: string) => {
        if (!file.startsWith(contentDir + path.sep)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (served === undefined) return;
          const module = rsc?.moduleGraph.getModuleById(`\0${usageId}`);
          // Everything that shows the reference is evaluated again with it.
          if (module && usageText() !== served) void rsc?.reloadModule(module);
        }, restMs);
      };
      server.watcher.on('all', later);
    },
  };
}
