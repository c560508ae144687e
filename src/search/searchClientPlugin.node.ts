import path from 'node:path';
import type { Plugin } from 'vite';

/** `virtual:search-client`: a site in English alone has no code for other languages. */
export function searchClientPlugin(languages: readonly string[]): Plugin {
  const name = languages.length > 1 ? 'languageClients.ts' : 'sharedClient.ts';
  return {
    name: 'docs:search-client',
    resolveId: (id) =>
      id === 'virtual:search-client' ? path.join(import.meta.dirname, name) : undefined,
  };
}
