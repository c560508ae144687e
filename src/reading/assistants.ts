/** Assistants that take a question in their address. */
export const assistants = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q=' },
  { name: 'Claude', url: 'https://claude.ai/new?q=' },
] as const;

/** `prompt`: with the place `{url}` for the page as Markdown. */
export function assistantLinks(prompt: string, address: string) {
  const question = encodeURIComponent(prompt.replace('{url}', () => address));
  return assistants.map(({ name, url }) => ({ name, href: url + question }));
}

/** What is copied for an agent that can't open addresses: the page, and where it is from. */
export function agentText(prompt: string, address: string, markdown: string): string {
  return `${prompt.replace('{url}', () => address)}\n\n${markdown.trim()}\n`;
}
