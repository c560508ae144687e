import { expect, test } from 'vitest';
import { clean } from '../extract/docs.node.ts';
import { createResolveHref, docHtml, docLine, docPhrase } from './doc.ts';

const hrefOf = createResolveHref((path) => path === '/x/react-data-grid/sorting/');

test('a doc comment becomes HTML: paragraphs, lists, code and links', () => {
  const text = 'Set `a < b`.\n\n- one\n- [two](https://example.com/)\n\n```js\nlet a = 1;\n```';
  expect(docHtml(text, hrefOf)).toBe(
    '<p>Set <code>a &lt; b</code>.</p><ul><li>one</li><li><a href="https://example.com/">two</a></li></ul><pre class="api-example code" tabindex="0"><code>let a = 1;</code></pre>',
  );
});

test('links to the library’s own site lead to our pages; without one only the text stays', () => {
  expect(docHtml('[Sorting](https://mui.com/x/react-data-grid/sorting/#multi)', hrefOf)).toBe(
    '<p><a href="/x/react-data-grid/sorting/">Sorting</a></p>',
  );
  expect(docHtml('[Gone](https://mui.com/x/react-data-grid/gone/)', hrefOf)).toBe('<p>Gone</p>');
  expect(docHtml('See https://mui.com/x/react-data-grid/sorting/.', hrefOf)).toContain('>Sorting<');
});

test('inside a line of text there are no blocks, and what a comment says of them stays', () => {
  const text = 'Set `<p>`.\nMore.\n- one\n- two\n\n```js\nlet a = 1;\n```\n\nLast.';
  expect(docPhrase(text, hrefOf)).toBe('Set <code>&lt;p&gt;</code>. More. one two Last.');
});

test('nothing in a comment is HTML', () => {
  expect(docHtml('<img src=x onerror=alert(1)>', hrefOf)).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  );
  expect(docHtml('[x](javascript:alert)', hrefOf)).toBe('<p>x</p>');
});

test('for a Markdown table it is one line', () => {
  expect(docLine('One.\n\n- two\n- three', hrefOf)).toBe('One. - two three');
});

test('the syntax of links in comments is read', () => {
  expect(clean('Called with a {@link GridRowParams} or [[GridRow]].')).toBe(
    'Called with a `GridRowParams` or `GridRow`.',
  );
  expect(clean('{@link https://example.com/ here}')).toBe('[here](https://example.com/)');
});
