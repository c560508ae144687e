import { listen, type Listening } from '../../src/server/listen.node.ts';
import { createDocsServer } from '../../src/server/serve.node.ts';
import { readServerRules } from '../../src/server/serverRules.node.ts';

/** Serves a built site on a free port, for tests that need another site than the one of the suite. */
export async function serveFolder(root: string): Promise<Listening> {
  const server = createDocsServer({ root, ...(await readServerRules(root)) });
  return listen(server, { port: 0 });
}
