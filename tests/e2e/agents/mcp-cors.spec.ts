import { createServer } from 'node:http';
import { createMcpHttpServer } from '../../../src/agents/index.node.ts';
import { fixtureLibrary } from '../../../src/agents/index.testing.ts';
import { listen } from '../../../src/server/index.node.ts';
import { expect, test } from '../../support/test.ts';

test.use({ allowedErrors: /CORS policy|ERR_FAILED|403/ });

test('a page calls the MCP server from an origin that is allowed, and from no other', async ({
  page,
}) => {
  const library = await fixtureLibrary();
  const pages = await listen(
    createServer((_, response) => response.end('A page')),
    { port: 0 },
  );
  // The browser takes every such name for this machine; the server does not.
  const origins = [`http://app.localhost:${pages.port}`];
  const server = await listen(createMcpHttpServer({ library, origins }), { port: 0 });
  const call = async (name: string) => {
    await page.goto(`http://${name}.localhost:${pages.port}/`);
    return page.evaluate(async (url) => {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-06-18',
      };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
      const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
      return answer ? answer.status : 'refused';
    }, `http://127.0.0.1:${server.port}/mcp`);
  };
  try {
    expect(await call('app')).toBe(200);
    expect(await call('evil')).toBe('refused');
  } finally {
    await Promise.all([pages.close(), server.close()]);
  }
});
