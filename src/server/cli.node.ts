import path from 'node:path';
import { restoreSite } from '../build-tools/index.node.ts';
import { createDocsServer } from './serve.node.ts';
import { listen } from './listen.node.ts';
import { readPort } from './readPort.ts';
import { readServerRules } from './serverRules.node.ts';

const DEFAULT_PORT = 3000;

/** `node --import tsx src/server/cli.node.ts [folder]`; PORT and HOST come from the environment. */
async function main(): Promise<void> {
  const root = path.resolve(process.argv[2] ?? 'dist');
  restoreSite(root);
  const readRules = () => readServerRules(root);
  const onError = (error: unknown) => console.error(error);
  const rules = await readRules();
  const server = createDocsServer({ root, ...rules, readRules, onError });
  const requestedPort = readPort(process.env.PORT);
  const listening = await listen(server, {
    port: requestedPort ?? DEFAULT_PORT,
    host: process.env.HOST,
    // Fail if the requested port is in use. Without a request, try the ports after the default one.
    tries: requestedPort === undefined ? 100 : 0,
  });
  console.log(
    `\n  The documentation is at  ${listening.url}${rules.base ?? '/'}\n  Stop it with Ctrl+C.\n`,
  );

  // The terminal and the parent process may both send the signal. Closing twice has no effect.
  const stop = () => void listening.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${process.env.PORT} is in use. Stop the program that holds it, or name another: PORT=3001 npm start`
      : error.message,
  );
  process.exit(1);
});
