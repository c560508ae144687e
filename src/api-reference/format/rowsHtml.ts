import { fill } from '../../language/index.ts';
import { toAddress } from '../../links/index.ts';
import type {
  Aged,
  ApiClass,
  ApiEvent,
  ApiMember,
  ApiPlan,
  ApiSelector,
  ApiSlot,
} from '../model.ts';
import type { FormatContext } from './context.ts';
import { docHtml, inlineHtml } from './doc.ts';
import { breakableHtml, escapeHtml } from '../../ui/index.ts';
import { isNew, newClass } from './newRows.ts';
import { shortType } from './shortType.ts';
import { typeHtml } from './typeHtml.ts';
import { tokensText, typeTokens } from './typeTokens.ts';

/** Where a row's name leads: its own anchor on its page, or that page from elsewhere. */
export interface RowPlace {
  /** `prop`, `slot`, `class`, `event`, `method` or `selector`: the first part of the anchor. */
  prefix: string;
  /** The address of the page that has the anchors; undefined: the row is on it. */
  page?: string | undefined;
  /** No page has anchors for these rows. */
  plain?: boolean;
  /** The start of a second anchor, in the form that the library's own reference uses: `data-grid-prop`. */
  second?: string;
}

interface Head extends Aged {
  name: string;
  required?: true;
  plan?: ApiPlan;
  deprecated?: string;
}

function headHtml(head: Head, place: RowPlace, { strings }: FormatContext): string {
  const id = `${place.prefix}-${head.name}`;
  const name = `<code>${breakableHtml(head.name)}</code>`;
  const link = place.plain
    ? name
    : `<a class="api-name" href="${escapeHtml(toAddress(`${place.page ?? ''}#${id}`))}">${name}</a>`;
  const chips = [
    head.required &&
      `<span class="api-chip api-required">${escapeHtml(strings.api.required)}</span>`,
    head.plan && planHtml(head.plan, strings),
    head.deprecated !== undefined &&
      `<span class="api-chip api-deprecated">${escapeHtml(deprecatedText(head, strings))}</span>`,
    head.since && sinceHtml(head.since, strings),
  ].filter(Boolean);
  const second = place.second ? ` id="${escapeHtml(`${place.second}-${head.name}`)}"` : '';
  return `<th scope="row"${second}>${link}${chips.join('')}</th>`;
}

export function sinceHtml(since: string, { api }: FormatContext['strings']): string {
  const mark = isNew(since) ? ` class="${newClass}"` : '';
  return `<small${mark}>${escapeHtml(fill(api.since, { version: since }))}</small>`;
}

export function deprecatedText(
  { deprecatedSince }: Aged,
  { api }: Pick<FormatContext['strings'], 'api'>,
): string {
  return deprecatedSince === undefined
    ? api.deprecated
    : fill(api.deprecatedSince, { version: deprecatedSince });
}

export function planHtml(plan: ApiPlan, { plans }: FormatContext['strings']): string {
  return `<span class="api-chip api-${plan}">${escapeHtml(plans[plan])}</span>`;
}

function rowHtml(head: Head, place: RowPlace, cells: string, context: FormatContext): string {
  const id =
    place.page === undefined && !place.plain
      ? ` id="${escapeHtml(`${place.prefix}-${head.name}`)}"`
      : '';
  return `<tr${id}>${headHtml(head, place, context)}${cells}</tr>`;
}

function cell(kind: string, html: string, label?: string): string {
  if (html === '') return '<td></td>';
  const data = label ? ` data-label="${escapeHtml(label)}"` : '';
  return `<td class="api-${kind}"${data}>${html}</td>`;
}

/** A value as code; authors also write sentences there, with code inside. */
function defaultHtml(text: string | undefined, { hrefOf }: FormatContext): string {
  if (!text) return '';
  if (text.includes('`')) return `<span class="api-doc">${inlineHtml(text, hrefOf)}</span>`;
  return `<code class="api-value">${breakableHtml(text)}</code>`;
}

export function memberRow(member: ApiMember, place: RowPlace, context: FormatContext): string {
  const { strings } = context;
  const fallback = defaultHtml(member.default, context);
  const isOwn = place.page === undefined && !place.plain;
  return rowHtml(
    member,
    place,
    cell('type', isOwn ? foldedType(member, context) : typeHtml(member.type, context)) +
      cell('default', fallback, strings.api.default) +
      cell('doc', isOwn ? descriptionHtml(member, context) : memberDoc(member, context)),
    context,
  );
}

/** A long type behind its outline, together with what its parameters mean. */
function foldedType(member: ApiMember, context: FormatContext): string {
  const whole = typeHtml(member.type, context);
  const parameters = parametersHtml(member, context);
  const short = shortType(member.type);
  if (short === undefined && parameters === '') return whole;
  const text = short ?? tokensText(typeTokens(member.type));
  return `<details class="api-more"><summary><code class="code api-code">${escapeHtml(text)}</code></summary>${whole}${parameters}</details>`;
}

/** Description, deprecation, and what a callback receives and returns. */
export function memberDoc(member: ApiMember, context: FormatContext): string {
  return descriptionHtml(member, context) + parametersHtml(member, context);
}

function descriptionHtml(member: ApiMember, { strings, hrefOf }: FormatContext): string {
  const parts = [docHtml(member.text, hrefOf)];
  if (member.deprecated !== undefined) {
    parts.push(
      `<p><strong>${escapeHtml(deprecatedText(member, strings))}.</strong> ${inlineHtml(member.deprecated, hrefOf)}</p>`,
    );
  }
  if (member.internal) parts.push(`<p><em>${escapeHtml(strings.api.internal)}</em></p>`);
  return parts.join('');
}

function parametersHtml(member: ApiMember, { strings, hrefOf }: FormatContext): string {
  const items = (member.parameters ?? [])
    .filter(({ name, text }) => name && text)
    .map(
      ({ name, text }) =>
        `<li><code>${breakableHtml(name)}</code> ${inlineHtml(text, hrefOf)}</li>`,
    );
  if (member.returns) {
    items.push(`<li>${escapeHtml(strings.api.returns)} ${inlineHtml(member.returns, hrefOf)}</li>`);
  }
  return items.length > 0 ? `<ul class="api-parameters">${items.join('')}</ul>` : '';
}

export function slotRow(slot: ApiSlot, place: RowPlace, context: FormatContext): string {
  const fallback = defaultHtml(slot.default, context);
  return rowHtml(
    slot,
    place,
    cell('default', fallback, context.strings.api.default) +
      cell('doc', docHtml(slot.text, context.hrefOf)),
    context,
  );
}

export function classRow(item: ApiClass, place: RowPlace, context: FormatContext): string {
  return rowHtml(
    item,
    place,
    cell('type', `<code class="api-value">${breakableHtml(item.className)}</code>`) +
      cell('doc', docHtml(item.text, context.hrefOf)),
    context,
  );
}

export function eventRow(event: ApiEvent, place: RowPlace, context: FormatContext): string {
  return rowHtml(
    event,
    place,
    cell('type', event.parameters ? typeHtml(event.parameters, context) : '') +
      cell('type', event.event ? typeHtml(event.event, context) : '') +
      cell('doc', docHtml(event.text, context.hrefOf)),
    context,
  );
}

export function selectorRow(
  selector: ApiSelector,
  place: RowPlace,
  context: FormatContext,
): string {
  const { signature } = selector;
  const returns = signature.kind === 'function' ? signature.returns : signature;
  const extra = signature.kind === 'function' ? signature.parameters.slice(1) : [];
  const asked = extra.map(({ type }) => typeHtml(type, context)).join(', ');
  return rowHtml(
    selector,
    place,
    cell('type', asked) +
      cell('type', typeHtml(returns, context)) +
      cell('doc', docHtml(selector.text, context.hrefOf)),
    context,
  );
}
