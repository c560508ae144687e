import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { jsxElement } from './nodes.ts';

const calloutKinds = ['note', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

/** `:::note[Title] … :::` becomes `<Callout>`; a colon in running text stays a colon. */
export function transformCallouts(tree: Root, file: string): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      const marks = node.type === 'textDirective' ? ':' : '::';
      const value = `${marks}${node.name}${node.children.length ? `[${toString(node)}]` : ''}`;
      parent.children.splice(index, 1, { type: 'text', value });
      return index + 1;
    }
    if (node.type !== 'containerDirective') return undefined;
    if (!isCalloutKind(node.name)) {
      throw new Error(
        `${file}:${node.position?.start.line}: ":::${node.name}" is not a callout. Use :::${calloutKinds.join(', :::')}.`,
      );
    }
    const [first] = node.children;
    const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
    const children = label ? node.children.slice(1) : node.children;
    const props = { kind: node.name, title: label ? toString(label) : undefined };
    parent.children.splice(index, 1, jsxElement('Callout', props, children));
    return index;
  });
}

export function isCalloutKind(name: string): name is CalloutKind {
  return (calloutKinds as readonly string[]).includes(name);
}
