/** The program behind `npm run mcp`. */
export { main } from './mcp/cli.node.ts';
