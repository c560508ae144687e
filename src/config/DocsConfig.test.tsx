import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import config from '../../tests/fixtures/site.config.two-languages.ts';
import { arabic } from '../language/index.arabic.ts';
import { toClientConfig } from './clientConfig.ts';
import { DocsConfigProvider, useDocsConfig } from './DocsConfig.tsx';

function Probe() {
  const { config: client, language, strings } = useDocsConfig();
  return <p lang={language}>{`${client.name}: ${strings.page.next}`}</p>;
}

test('R58 useDocsConfig outside its provider names the hook and the provider', () => {
  expect(() => renderToStaticMarkup(<Probe />)).toThrowErrorMatchingInlineSnapshot(
    `[Error: useDocsConfig: there is no docs configuration here. Wrap the component that calls it in <DocsConfigProvider>, from src/config.]`,
  );
});

test('R58 inside its provider it gives configuration, language and texts', () => {
  const value = { config: toClientConfig(config), language: 'ar', strings: arabic.strings };
  const html = renderToStaticMarkup(
    <DocsConfigProvider value={value}>
      <Probe />
    </DocsConfigProvider>,
  );
  expect(html).toBe('<p lang="ar">MUI X docs: التالي</p>');
});
