import { createServer, type Server } from 'node:http';
import { createDocsServer, listen, readServerRules } from '../../../src/server/index.node.ts';

export type Trouble = 'none' | 'down' | 'error' | 'truncate' | 'portal';

/** One address behind which another build can be put, and which can be in trouble. */
export async function startSwitchingSite(folders: string[]) {
  const servers: Server[] = await Promise.all(
    folders.map(async (root) => createDocsServer({ root, ...(await readServerRules(root)) })),
  );
  const state = {
    current: 0,
    trouble: 'none' as Trouble,
    /** What the trouble befalls; the rest is served well. */
    affects: /./,
    requests: [] as string[],
  };
  const front = createServer((request, response) => {
    const url = request.url ?? '/';
    state.requests.push(url);
    const hit = state.trouble !== 'none' && state.affects.test(url);
    if (!hit) return void servers[state.current]?.emit('request', request, response);
    if (state.trouble === 'down') return void request.socket.destroy();
    if (state.trouble === 'error') return void response.writeHead(500).end('In trouble.');
    if (state.trouble === 'portal')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in</h1>');
    const type = url.endsWith('.css') ? 'text/css' : 'text/javascript';
    return void response.writeHead(200, { 'Content-Type': type }).end('/* cut');
  });
  return { state, ...(await listen(front, { port: 0 })) };
}
