import { toAddress } from '../../links/index.ts';
import type { ApiType, ApiTypeDefinition } from '../model.ts';
import { apiListPath, apiPathOf } from '../names.ts';
import type { FormatContext } from './context.ts';
import { docHtml } from './doc.ts';
import { breakableHtml, escapeHtml } from '../../ui/index.ts';
import { definitionParts } from './definition.ts';
import { typeTokens, type TypeToken } from './typeTokens.ts';

/** More than this is read on a page, not in a popover; without a page, the popover shows more. */
const longestDefinition = 1600;
const longestWithPage = 600;

function popoverId(target: string): string {
  return `t-${target.replace(':', '-')}`;
}

/** A type as highlighted code; the names of the packages' own types open their definition. */
export function typeHtml(type: ApiType, context: FormatContext): string {
  return `<code class="code api-code">${tokensHtml(typeTokens(type), context, true)}</code>`;
}

function tokensHtml(
  tokens: readonly TypeToken[],
  context: FormatContext,
  mention: boolean,
): string {
  const whole = tokens.map(({ text }) => text).join('');
  let end = 0;
  return tokens
    .map(({ text, kind, target }) => {
      end += text.length;
      const html = mention ? wrappedHtml(text, whole, end - text.length) : escapeHtml(text);
      if (target && context.model.types[target] && (mention || context.mentioned.has(target))) {
        context.mentioned.add(target);
        return `<button type="button" class="api-ref" popovertarget="${popoverId(target)}">${html}</button>`;
      }
      return kind && kind !== 'f' ? `<span class="${kind}">${html}</span>` : html;
    })
    .join('');
}

/** A phone has room for about thirty characters: longer words of `whole` break where a reader would break them. */
function wrappedHtml(text: string, whole: string, start: number): string {
  let at = start;
  return text
    .split(/(?<=\s)/)
    .map((part) => {
      const before = /\S*$/.exec(whole.slice(0, at))?.[0].length ?? 0;
      const after = /^\S*/.exec(whole.slice(at))?.[0].length ?? 0;
      at += part.length;
      return before + after > 30 ? breakableHtml(part) : escapeHtml(part);
    })
    .join('');
}

/** One popover a mentioned type; `known`: those that the page has already. */
export function popoversHtml(
  context: FormatContext,
  known: ReadonlySet<string> = new Set(),
): string {
  return [...context.mentioned]
    .filter((target) => !known.has(target))
    .map((target) => {
      const definition = context.model.types[target];
      return definition ? popoverHtml(target, definition, context) : '';
    })
    .join('');
}

function popoverHtml(
  target: string,
  definition: ApiTypeDefinition,
  context: FormatContext,
): string {
  const { name, text } = definition;
  const link = definitionHref(definition, context);
  const more = link
    ? `<p><a href="${escapeHtml(toAddress(link))}">${escapeHtml(context.strings.api.openType)}</a></p>`
    : '';
  const doc = text
    ? `<div class="api-doc">${docHtml(firstParagraph(text), context.hrefOf)}</div>`
    : '';
  return `<div popover class="api-popover" id="${popoverId(target)}" role="dialog" aria-label="${escapeHtml(name)}">${doc}${definitionHtml(definition, context, link ? longestWithPage : longestDefinition)}${more}</div>`;
}

/** `type GridSortModel = readonly GridSortItem[]`, cut where it is too long to take in. */
export function definitionHtml(
  definition: ApiTypeDefinition,
  context: FormatContext,
  limit: number,
): string {
  const { keyword, head, tokens, end } = definitionParts(definition, limit);
  return `<pre class="api-definition code" tabindex="0"><code><span class="k">${keyword}</span>${escapeHtml(head)}${tokensHtml(tokens, context, false)}${end}</code></pre>`;
}

function definitionHref(
  { product, name, exported }: ApiTypeDefinition,
  { pageHref }: FormatContext,
) {
  const typePage = pageHref(apiPathOf({ product, name }));
  if (typePage) return typePage;
  const list = exported ? pageHref(apiListPath(product, 'types')) : undefined;
  return list && `${list}#type-${name}`;
}

function firstParagraph(text: string): string {
  return text.split(/\n\s*\n/)[0] ?? '';
}
