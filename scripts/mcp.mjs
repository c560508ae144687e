#!/usr/bin/env node
// `npm run mcp`: the documentation as an MCP server over stdio; `-- --http` over HTTP. Needs a built site.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/agents/index.cli.ts');
try {
  await main(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)));
} catch (error) {
  console.error(
    error.code === 'EADDRINUSE'
      ? 'The port is in use. Stop the program that holds it, or name another: npm run mcp -- --http --port 3101'
      : error.message,
  );
  process.exit(1);
}
