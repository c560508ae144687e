import { createEngine, type SearchEngine } from './engine/createEngine.ts';

/** Languages whose words the engine does not know. */
const engines: Record<string, () => Promise<() => SearchEngine>> = {
  ar: async () => (await import('./arabic/createArabicEngine.ts')).createArabicEngine,
};

/** The engine for a language; what it needs of it is loaded for that language alone. */
export async function engineFor(language: string): Promise<SearchEngine> {
  const create = (await engines[language]?.()) ?? createEngine;
  return create();
}
