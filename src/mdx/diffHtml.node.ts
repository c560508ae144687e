import { highlightLines } from '../code/index.node.ts';
import { diffLines } from '../demos/drafts/index.ts';

/** Old and new code as one text: removed, added and unchanged lines. Each is highlighted as it is, then its lines are taken. */
export async function diffHtml(before: string, after: string, language: string): Promise<string> {
  const [old, now] = (
    await Promise.all([before, after].map((code) => highlightLines(code, language)))
  ).map((lines) => lines.values());
  const lines = diffLines(before, after).map(({ kind }) => {
    const gone = kind === 'added' ? undefined : old?.next().value;
    const line = (kind === 'removed' ? gone : now?.next().value) ?? '';
    if (kind === 'same') return line;
    return `<span class="line ${kind === 'added' ? 'add' : 'remove'}">${line}</span>`;
  });
  return lines.join('\n');
}
