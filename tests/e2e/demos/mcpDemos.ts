import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Styling } from '../../../src/demos/source/index.ts';

/** The MCP server of the project, asked for the code of demos. */
export async function startMcp() {
  const client = new Client({ name: 'test', version: '1' });
  const root = path.resolve(import.meta.dirname, '../../..');
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: ['scripts/mcp.mjs'], cwd: root }),
  );
  return {
    close: () => client.close(),
    /** The code in the answer of `get_demo`, which is one block. */
    async codeOf(demo: string, styling: Styling, variant: 'TS' | 'JS'): Promise<string> {
      const language = variant === 'TS' ? 'ts' : 'js';
      const answer = await client.callTool({
        name: 'get_demo',
        arguments: { demo, styling, language },
      });
      const [{ text = '' } = {}] = answer.content as { text?: string }[];
      const code = /^# .*\n\nShown on .*\n\n```\w+ title=.*\n([\s\S]*)\n```$/.exec(text)?.[1];
      if (code === undefined) throw new Error(`get_demo ${demo} has no code block: ${text}`);
      return code;
    },
  };
}
