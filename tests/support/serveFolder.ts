import {
  createDocsServer,
  listen,
  readServerRules,
  type Listening,
} from '../../src/server/index.node.ts';

/** Serves a built site on a free port, for tests that need another site than the one of the suite; `url` has its base. */
export async function serveFolder(root: string): Promise<Listening> {
  const rules = await readServerRules(root);
  const listening = await listen(createDocsServer({ root, ...rules }), { port: 0 });
  return { ...listening, url: listening.url + (rules.base ?? '/').slice(0, -1) };
}
