import {
  apiListPath,
  apiPathOf,
  createMarkdownHref,
  definitionText,
  docMarkdown,
  importLines,
  typeText,
  type Aged,
  type ApiClass,
  type ApiComponent,
  type ApiInterface,
  type ApiMember,
  type ApiModel,
  type ApiPlan,
  type ApiProduct,
  type MarkdownContext,
} from '../api-reference/index.ts';

export interface AgentMember {
  name: string;
  type: string;
  text: string;
  default?: string;
  required?: true;
  plan?: ApiPlan;
  deprecated?: string;
  since?: string;
  deprecatedSince?: string;
  /** What a callback receives and returns, a line each. */
  call?: string[];
}

/** One exported name, as an agent reads it. */
export interface AgentApiEntry {
  kind: 'component' | 'interface' | 'hook' | 'event' | 'selector' | 'type';
  name: string;
  product: ApiProduct;
  /** Its page, with an anchor if the page has several entries; absent: it has none. */
  path?: string;
  text: string;
  plan?: ApiPlan;
  deprecated?: string;
  since?: string;
  deprecatedSince?: string;
  imports?: string[];
  /** The type of an entry without members. */
  signature?: string;
  members?: AgentMember[];
  slots?: { name: string; text: string; default?: string; plan?: ApiPlan; since?: string }[];
  classes?: Pick<ApiClass, 'name' | 'className' | 'text' | 'since'>[];
}

const longestDefinition = 4000;

/** Everything that the packages export and the reference describes. */
export function agentApi(model: ApiModel, context: MarkdownContext): AgentApiEntry[] {
  const hrefOf = createMarkdownHref(context);
  const doc = (text: string) => docMarkdown(text, hrefOf);
  const at = (path: string, anchor = '') =>
    context.hasPage(path) ? { path: path + anchor } : undefined;
  const member = (item: ApiMember): AgentMember => {
    const { name, required, plan, parameters = [], returns } = item;
    const call = [
      ...parameters.filter(({ text }) => text).map(({ name: key, text }) => `${key}: ${doc(text)}`),
      ...(returns ? [`returns ${doc(returns)}`] : []),
    ];
    return {
      name,
      type: typeText(item.type),
      text: doc(item.text),
      ...(item.default && { default: item.default }),
      ...(required && { required }),
      ...(plan && { plan }),
      ...(item.deprecated !== undefined && { deprecated: doc(item.deprecated) }),
      ...agesOf(item),
      ...(call.length > 0 && { call }),
    };
  };
  const entry = (item: ApiComponent | ApiInterface): AgentApiEntry => ({
    kind: item.kind,
    name: item.name,
    product: item.product,
    ...at(apiPathOf(item)),
    text: doc(item.text),
    ...(item.plan && { plan: item.plan }),
    ...(item.deprecated !== undefined && { deprecated: doc(item.deprecated) }),
    ...agesOf(item),
    imports: importLines(
      item.kind === 'component'
        ? { kind: 'component', path: '', product: item.product, component: item }
        : { kind: 'interface', path: '', product: item.product, interface: item },
    ),
    members: membersOf(item, model)
      .filter(({ internal }) => !internal)
      .map(member),
    ...(item.kind === 'component' && {
      slots: item.slots.map(({ name, text, default: fallback, plan, since }) => ({
        name,
        text: doc(text),
        ...(fallback && { default: fallback }),
        ...(plan && { plan }),
        ...(since && { since }),
      })),
      classes: item.classes.map(({ name, className, text, since }) => ({
        name,
        className,
        text: doc(text),
        ...(since && { since }),
      })),
    }),
  });
  const named = new Set([...model.components, ...model.interfaces].map(keyOf));
  return [
    ...model.components.map(entry),
    ...model.interfaces.map(entry),
    ...model.hooks.map((hook): AgentApiEntry => ({
      kind: 'hook',
      name: hook.name,
      product: hook.product,
      ...at(apiListPath(hook.product, 'hooks'), `#hook-${hook.name}`),
      text: doc(hook.text),
      ...(hook.plan && { plan: hook.plan }),
      ...agesOf(hook),
      signature: typeText(hook.signature),
    })),
    ...model.events
      .filter(({ internal }) => !internal)
      .map((event): AgentApiEntry => ({
        kind: 'event',
        name: event.name,
        product: 'data-grid',
        ...at(apiListPath('data-grid', 'events'), `#event-${event.name}`),
        text: doc(event.text),
        ...(event.plan && { plan: event.plan }),
        ...agesOf(event),
        signature: `(params: ${event.parameters ? typeText(event.parameters) : 'undefined'}, event: ${event.event ? typeText(event.event) : 'undefined'}) => void`,
      })),
    ...model.selectors.map((selector): AgentApiEntry => ({
      kind: 'selector',
      name: selector.name,
      product: selector.product,
      ...at(apiListPath('data-grid', 'selectors'), `#selector-${selector.name}`),
      text: doc(selector.text),
      ...agesOf(selector),
      signature: typeText(selector.signature),
    })),
    ...Object.values(model.types)
      .filter((type) => type.exported && !named.has(keyOf(type)))
      .map((type): AgentApiEntry => ({
        kind: 'type',
        name: type.name,
        product: type.product,
        ...at(apiListPath(type.product, 'types'), `#type-${type.name}`),
        text: doc(type.text),
        signature: definitionText(type, longestDefinition),
      })),
  ];
}

/** The methods of every plan for the grid's API object, as on its page: its type has those of one. */
function membersOf(item: ApiComponent | ApiInterface, { features }: ApiModel): ApiMember[] {
  if (item.kind === 'component') return item.props;
  if (item.product !== 'data-grid' || item.name !== 'GridApi') return item.members;
  return features
    .flatMap(({ methods }) => methods)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function agesOf({ since, deprecatedSince }: Aged): Aged {
  return { ...(since && { since }), ...(deprecatedSince && { deprecatedSince }) };
}

function keyOf({ product, name }: { product: string; name: string }): string {
  return `${product} ${name}`;
}
