import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

const page = readFileSync(path.join(root, 'content/introduction/mcp/page.mdx'), 'utf8');
const fences = [...page.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', text = '']) => ({ language, text }),
);

export interface Command {
  command: string;
  args: string[];
}

/** Every line of the page's shell blocks. */
export const shellLines = fences
  .filter(({ language }) => language === 'bash')
  .flatMap(({ text }) => text.split('\n').filter(Boolean));

/** What each editor's settings start, with the clone's folder filled in. */
export const editorCommands: Command[] = fences
  .filter(({ language }) => language === 'json')
  .map(({ text }) => {
    const settings = JSON.parse(text) as Record<string, Record<string, Command> | undefined>;
    const servers = settings.mcpServers ?? settings.servers ?? settings.context_servers;
    const server = servers?.['x-docs'];
    if (!server) throw new Error(`page.mdx: no server "x-docs" in\n${text}`);
    return { command: server.command, args: server.args.map(inClone) };
  });

/** `claude mcp add x-docs -- npx …` → what comes after the dashes. */
export function afterDashes(line: string): Command {
  return split(line.slice(line.indexOf(' -- ') + 4));
}

export function split(line: string): Command {
  const [command = '', ...args] = line.split(' ').map(inClone);
  return { command, args };
}

function inClone(argument: string): string {
  return argument.replace('/path/to/x-docs', root);
}
