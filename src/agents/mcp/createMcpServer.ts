import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { Library } from './library.ts';
import { buildWith, migrateFromV7 } from './prompts.ts';
import { getApi } from './tools/getApi.ts';
import { getDemo } from './tools/getDemo.ts';
import { inputOf, libraryFor } from './tools/language.ts';
import { listPages } from './tools/listPages.ts';
import { readPage } from './tools/readPage.ts';
import { searchDocs } from './tools/searchDocs.ts';
import type { Tool } from './tools/tool.ts';
import { whatChanged } from './tools/whatChanged.ts';
import { createTurns } from './turns.ts';

export const tools: readonly Tool[] = [
  searchDocs,
  readPage,
  listPages,
  getApi,
  getDemo,
  whatChanged,
];

/** `x-docs://pages/x/react-data-grid/sorting/` */
const resourcePrefix = 'x-docs://pages';

const instructions = `Documentation of the MUI X React components, read from a local build, without network access.
Find a page with search_docs or list_pages, read it or one of its sections with read_page. Check every prop, slot and type with get_api before you write code, and start from the source of a demo (get_demo). For an upgrade ask what_changed first.`;

/** Costly to make, and used only for questions to a client, which this server never asks. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** One server over the library; a connection or a request each has its own. */
export function createMcpServer(library: Library): McpServer {
  const { name, version } = library.index;
  const server = new McpServer(
    { name: 'x-docs', title: name, version },
    { instructions, jsonSchemaValidator },
  );
  const turn = createTurns();
  for (const tool of tools) registerTool(server, tool, library, turn);
  registerResources(server, library, turn);
  registerPrompts(server);
  return server;
}

type Turn = ReturnType<typeof createTurns>;

function registerTool(server: McpServer, tool: Tool, library: Library, turn: Turn): void {
  const { name, title, description, run } = tool;
  server.registerTool(
    name,
    {
      title,
      description,
      // Strict: a misspelt argument is an error, not a default.
      inputSchema: inputOf(tool, library),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (args: Record<string, unknown>, { signal }) => {
      await turn(signal);
      const asked = tool.isLocalized ? await libraryFor(library, args) : library;
      return { content: [{ type: 'text' as const, text: await run(args, asked) }] };
    },
  );
}

function registerResources(server: McpServer, library: Library, turn: Turn): void {
  const { index } = library;
  const guides = index.pages.filter(({ kind }) => kind !== 'api');
  const template = new ResourceTemplate(`${resourcePrefix}{+path}`, {
    list: () => ({
      resources: guides.map(({ path, title, description }) => ({
        uri: resourcePrefix + path,
        name: path,
        title,
        description,
        mimeType: 'text/markdown',
      })),
    }),
    complete: {
      path: (typed) =>
        index.pages
          .map(({ path }) => path)
          .filter((path) => path.includes(typed))
          .slice(0, 50),
    },
  });
  server.registerResource(
    'page',
    template,
    { title: 'A page as Markdown', mimeType: 'text/markdown' },
    async (uri, { path }, { signal }) => {
      await turn(signal);
      const { findPage, textOf } = await libraryFor(library, { page: path });
      const page = findPage(String(path));
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: await textOf(page) }] };
    },
  );
}

function registerPrompts(server: McpServer): void {
  for (const prompt of [migrateFromV7, buildWith]) {
    server.registerPrompt(
      prompt.name,
      { title: prompt.title, description: prompt.description, argsSchema: prompt.args },
      (args: Record<string, string | undefined>) => ({
        messages: [
          { role: 'user' as const, content: { type: 'text' as const, text: prompt.text(args) } },
        ],
      }),
    );
  }
}
