import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { readHeadings } from './headings.ts';

const read = (markdown: string) => {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown) as Root;
  return readHeadings(tree, 'content/a/page.mdx');
};

describe('headings', () => {
  test('carry an explicit id and a plan', () => {
    expect(read('## Sort `fast` {id="sort-fast", plan="pro"}\n\n### Why {id="why"}')).toEqual([
      { depth: 2, id: 'sort-fast', text: 'Sort fast', plan: 'pro' },
      { depth: 3, id: 'why', text: 'Why' },
    ]);
  });

  test('without an id say what to write', () => {
    expect(() => read('Text.\n\n## Sort by two columns')).toThrowErrorMatchingInlineSnapshot(`
      [Error: content/a/page.mdx:3: the heading "Sort by two columns" has no stable id in kebab-case. Write:
      ## Sort by two columns {id="sort-by-two-columns"}]
    `);
  });

  test('with the id of another name both lines', () => {
    expect(() => read('## A {id="same"}\n\n## B {id="same"}')).toThrowErrorMatchingInlineSnapshot(
      `[Error: content/a/page.mdx:3: the id "same" is already used on line 1. Give one of the two headings another id.]`,
    );
  });

  test('with an unknown plan name the two that exist', () => {
    expect(() => read('## A {id="a", plan="gold"}')).toThrowErrorMatchingInlineSnapshot(
      `[Error: content/a/page.mdx:1: the heading "A" has the plan "gold". Write plan="pro" or plan="premium", or leave it out.]`,
    );
  });

  test('of the first level are refused', () => {
    expect(() => read('# Title')).toThrowErrorMatchingInlineSnapshot(
      `[Error: content/a/page.mdx:1: "# Title" is a second title. Remove it: the title comes from the front matter; start with ##.]`,
    );
  });
});
