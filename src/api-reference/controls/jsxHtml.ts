import { escapeHtml } from '../../ui/index.ts';

const pattern =
  /(<\/?)([A-Z]\w*)|("[^"\n]*"|'[^'\n]*')|\b(true|false|null)\b|(-?\b\d+(?:\.\d+)?\b)|^( +)([A-Za-z][\w-]*)/gm;

/** Enough highlighting for the JSX of one component: names, attributes, texts, numbers. */
export function jsxHtml(code: string): string {
  const colored = (kind: string, text: string) =>
    `<span class="${kind}">${escapeHtml(text)}</span>`;
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [all, open, tag, text, keyword, number, indent, attribute] = match;
    html += escapeHtml(code.slice(end, match.index));
    if (tag !== undefined) html += escapeHtml(open ?? '') + colored('f', tag);
    else if (attribute !== undefined) html += (indent ?? '') + colored('p', attribute);
    else html += colored(text ? 's' : keyword ? 'k' : 'n', text ?? keyword ?? number ?? all);
    end = match.index + all.length;
  }
  return html + escapeHtml(code.slice(end));
}
