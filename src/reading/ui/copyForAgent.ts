import { toAddress } from '../../links/index.ts';
import { agentText } from '../assistants.ts';

/** Copies the page as Markdown under a prompt that names its address. `origin`: empty while the site has no host. */
export async function copyForAgent(
  twin: string,
  prompt: string,
  origin: string,
): Promise<'copied' | 'notCopied'> {
  try {
    const response = await fetch(toAddress(twin));
    if (!response.ok) return 'notCopied';
    const address = origin ? origin + twin : location.origin + toAddress(twin);
    await navigator.clipboard.writeText(agentText(prompt, address, await response.text()));
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
