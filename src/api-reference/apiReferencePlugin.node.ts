import type { Plugin } from 'vite';
import { apiModelFile, loadApiModel } from './loadModel.node.ts';

const virtualId = 'virtual:api-model';

/** Extracts the reference once a build; the server graph gets the address of the result. */
export function apiReferencePlugin(): Plugin {
  return {
    name: 'docs:api-reference',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      loadApiModel();
      return `export const modelFile = ${JSON.stringify(apiModelFile())};`;
    },
  };
}
