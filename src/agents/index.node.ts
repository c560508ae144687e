/** What other rooms use in Node. */
export { createMcpHttpServer } from './mcp/httpServer.node.ts';
