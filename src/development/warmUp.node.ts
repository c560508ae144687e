import path from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** What is called of src/entries/server.tsx. */
interface ServerEntry {
  default: (request: Request) => Promise<Response>;
  loadSsr: () => Promise<unknown>;
}

/**
 * Most of a first page's time goes into what every page needs: that is loaded before the server says that
 * it is ready. What pages with demos need as well follows when no request is waiting.
 */
export async function warmUp(server: ViteDevServer, whenQuiet: () => Promise<void>): Promise<void> {
  try {
    const entry = await loadEntry(server);
    whenQuiet()
      .then(() =>
        entry?.default(new Request(`http://localhost${server.config.base}x/introduction/`)),
      )
      .catch(() => {});
  } catch {
    // The error is shown, with file and line, when a page is opened.
  }
}

async function loadEntry({
  config,
  environments: { rsc, ssr },
}: ViteDevServer): Promise<ServerEntry | undefined> {
  if (!rsc || !isRunnableDevEnvironment(rsc)) return undefined;
  // Else there would be two copies of React: the prepared one and its source.
  await Promise.all([rsc, ssr].map(async ({ depsOptimizer }) => depsOptimizer?.init()));
  const entry = await rsc.runner.import<ServerEntry>(
    path.join(config.root, 'src/entries/server.tsx'),
  );
  await entry.loadSsr();
  return entry;
}
