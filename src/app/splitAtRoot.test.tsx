import { prerender } from 'react-dom/static.edge';
import { expect, test } from 'vitest';
import { rootId } from './payload.ts';
import { splitAtRoot } from './splitAtRoot.ts';

const render = async (page: React.ReactNode) =>
  new Response((await prerender(page)).prelude).text();

test('React writes the tags of the head before the element that is rendered', async () => {
  const { head, body } = splitAtRoot(
    await render(
      <div id={rootId}>
        <main>
          <title>Sorting</title>
          <meta name="description" content="Sort rows." />
          <link rel="canonical" href="https://docs.example/x/" />
          <link rel="stylesheet" href="/a.css" precedence="default" />
          <p>Text</p>
        </main>
      </div>,
    ),
  );
  const problem =
    'React has changed where it writes the tags of the head. Change splitAtRoot to match.';
  for (const tag of ['<title>', '<meta name="description"', 'rel="canonical"', 'rel="stylesheet"'])
    expect(head, problem).toContain(tag);
  expect(body, problem).toBe(`<div id="${rootId}"><main><p>Text</p></main></div>`);
});

test('a page without the element, or with two, is refused', () => {
  const element = `<div id="${rootId}">`;
  expect(() => splitAtRoot('<p></p>')).toThrow(`0 times ${element}`);
  expect(() => splitAtRoot(`${element}${element}`)).toThrow(`2 times ${element}`);
});
