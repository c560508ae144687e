import type { Expression, Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** A JSX element for the Markdown tree whose props are plain data. */
export function jsxElement(
  name: string,
  props: Record<string, Json>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => jsxAttribute(key, value));
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

export function jsxAttribute(name: string, value: Json): MdxJsxAttribute {
  if (typeof value === 'string' && !/["&\n]/.test(value))
    return { type: 'mdxJsxAttribute', name, value };
  return expressionAttribute(name, literal(value));
}

/** `name={identifier}`, for something that the compiled module imports. */
export function jsxIdentifier(name: string, identifier: string): MdxJsxAttribute {
  return expressionAttribute(name, { type: 'Identifier', name: identifier });
}

function expressionAttribute(name: string, expression: Expression): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

function literal(value: Json): Expression {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(literal) };
  if (value && typeof value === 'object') {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value).map(([key, item]) => ({
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: { type: 'Literal', value: key },
        value: literal(item),
      })),
    };
  }
  return value === undefined
    ? { type: 'Identifier', name: 'undefined' }
    : { type: 'Literal', value };
}
