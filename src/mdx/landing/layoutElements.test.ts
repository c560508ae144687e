import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { withoutLayout } from './layoutElements.ts';

const parse = (text: string) => unified().use(remarkParse).use(remarkMdx).parse(text) as Root;

test('what is placed in cards reads as one row of blocks', () => {
  const tree = parse(`
First.

<Cards>

<Card is="x-charts">

### Charts

Bars and lines.

</Card>

</Cards>

Last.
`);
  const blocks = withoutLayout(tree.children);
  expect(blocks.map((block) => `${block.type}: ${toString(block)}`)).toEqual([
    'paragraph: First.',
    'heading: Charts',
    'paragraph: Bars and lines.',
    'paragraph: Last.',
  ]);
});

test('an element that says something itself stays', () => {
  const blocks = withoutLayout(parse('<Section>\n\n<PlanTable />\n\n</Section>\n').children);
  expect(blocks).toMatchObject([{ type: 'mdxJsxFlowElement', name: 'PlanTable' }]);
});
