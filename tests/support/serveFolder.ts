import {
  createDocsServer,
  listen,
  readServerRules,
  type Listening,
} from '../../src/server/index.node.ts';

/** Serves a built site on a free port, for tests that need another site than the one of the suite. */
export async function serveFolder(root: string): Promise<Listening> {
  const server = createDocsServer({ root, ...(await readServerRules(root)) });
  return listen(server, { port: 0 });
}
