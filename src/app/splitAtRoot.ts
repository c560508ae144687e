import { rootId } from './payload.ts';

/**
 * React writes the tags that belong in the head, then the element that is rendered: its start is our mark.
 * Nothing else of what React writes is looked at.
 */
export function splitAtRoot(rendered: string): { head: string; body: string } {
  const mark = `<div id="${rootId}">`;
  const [head, ...rest] = rendered.split(mark);
  if (head === undefined || rest.length !== 1)
    throw new Error(`The rendered page has ${rest.length} times ${mark}, and needs it once.`);
  return { head, body: mark + rest.join(mark) };
}
