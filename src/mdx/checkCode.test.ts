import { expect, test } from 'vitest';
import { compilePage } from './compilePage.node.ts';

const fields = [
  'title: Sorting',
  "description: A description that has at least sixty characters, as every page's must.",
  'product: x-data-grid',
];
const compile = (body: string, front = fields) =>
  compilePage(
    `---\n${front.join('\n')}\n---\n\nText.\n\n${body}\n`,
    '/project/content/data-grid/sorting/page.mdx',
    { contentDir: '/project/content', origin: 'https://docs.example.com' },
  );
const place = 'content/data-grid/sorting/page.mdx:9: ';

test.each([
  ['<script>alert(1)</script>'],
  ['<script src="https://evil.example/a.js" />'],
  ['Words and <script>alert(1)</script> in a line.'],
  ['<div>\n  {<script>alert(1)</script>}\n</div>'],
  ["export const widget = <script>{'alert(1)'}</script>;"],
])('a script in a page is refused: %s', async (body) => {
  const text = await compile(body).then(
    () => 'compiled',
    (error: Error) => error.message,
  );
  expect(text).toMatch(
    /^content\/data-grid\/sorting\/page\.mdx:(9|10): a page may not have a <script>/,
  );
});

test('so is markup in a string', async () => {
  const body = "<div dangerouslySetInnerHTML={{ __html: '<script>alert(1)</script>' }} />";
  await expect(compile(body)).rejects.toThrow(`${place}a page may not set dangerouslySetInnerHTML`);
});

test('a script in a code block is a text', async () => {
  await expect(compile('```html\n<script>alert(1)</script>\n```')).resolves.toContain('page');
});

test.each([
  ['{undefinedVariable.x}', 'undefinedVariable'],
  ['Words {missing} in a line.', 'missing'],
  ['<p title={nothing}>Text</p>', 'nothing'],
  ['<p style={{ color: shade }}>Text</p>', 'shade'],
  ['{[1, 2].map((n) => n * factor)}', 'factor'],
])('a name that is nowhere defined has its place: %s', async (body, name) => {
  await expect(compile(body)).rejects.toThrow(`${place}"${name}" is not defined. Write`);
});

test.each([
  "import { rows } from '../samples/rows';\n\n{rows.length}",
  'export const words = { two: 2 };\n\n{words.two} {props.title}',
  '{[1, 2].map((n, index) => n * index).join(String(Math.PI))}',
  '{(({ a, b: c = 1, ...rest }) => [a, c, rest])({ a: 1 })}',
  '<p style={{ color: "red" }} aria-label={`a ${undefined}`}>Text</p>',
  '{/* a comment */}',
])('a name that is defined is none: %s', async (body) => {
  await expect(compile(body)).resolves.toContain('page');
});

test.each([
  ['a bad expression', '{a +}', 'this is not valid MDX: Could not parse expression with acorn'],
  ['an element without end', '<div>\n\nText', 'this is not valid MDX: Expected a closing tag'],
])('%s has its place and what to write', async (_, body, reason) => {
  const text = await compile(body).catch((error: Error) => error.message);
  expect(text).toMatch(/^content\/data-grid\/sorting\/page\.mdx:\d+: /);
  expect(text).toContain(reason);
  expect(text).toContain('A brace begins code');
});

test('bad YAML has its line in the file', async () => {
  await expect(compile('', [...fields, 'keywords: "a'])).rejects.toThrow(
    /^content\/data-grid\/sorting\/page\.mdx:5: the front matter is not YAML: .+ Write one/,
  );
  await expect(compile('', ['title: a: b', ...fields.slice(1)])).rejects.toThrow(
    'content/data-grid/sorting/page.mdx:2: the front matter is not YAML',
  );
});
