import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { restoreSite } from '../../build-tools/index.node.ts';
import { listen } from '../../server/index.node.ts';
import { readCliOptions } from './cliOptions.ts';
import { createMcpServer } from './createMcpServer.ts';
import { createMcpHttpServer, mcpPath } from './httpServer.node.ts';
import { openLibrary, type ReadFile } from './library.ts';
import { createStdioTransport } from './stdioTransport.ts';

/** Files of a built site. The library asks only for what the site's own index names. */
function readFrom(folder: string): ReadFile {
  return async (file) => {
    try {
      return await readFile(path.join(folder, file), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
}

/** Serves over stdio, or over HTTP with `--http`. Messages for people go to stderr, because stdout carries the protocol. */
export async function main(args: readonly string[], root: string): Promise<void> {
  const { dist, http } = readCliOptions(args, path.join(root, 'dist'));
  restoreSite(path.resolve(dist));
  const library = await openLibrary(readFrom(path.resolve(dist)));
  if (!http) {
    const server = createMcpServer(library);
    server.server.onclose = () => process.exit(0);
    await server.connect(createStdioTransport({ input: process.stdin, output: process.stdout }));
    return;
  }
  const { port, host, origins, hosts } = http;
  const server = createMcpHttpServer({ library, origins, hosts: [host, ...hosts] });
  const listening = await listen(server, { port, host });
  console.error(`The documentation's MCP server is at ${listening.url}${mcpPath}`);
  const stop = () => void listening.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
