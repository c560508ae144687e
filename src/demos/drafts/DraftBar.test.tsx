import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import config from '../../../tests/fixtures/site.config.small.ts';
import { toClientConfig, DocsConfigProvider } from '../../config/index.ts';
import { english } from '../../language/index.ts';
import { Changes } from './Changes.tsx';
import { DraftBar } from './DraftBar.tsx';

const value = { config: toClientConfig(config), language: 'en', strings: english.strings };
const nothing = () => {};

function bar(text: string, state: { isKept?: boolean; isOutdated?: boolean } = {}): string {
  const { isKept = true, isOutdated = false } = state;
  return renderToStaticMarkup(
    <DocsConfigProvider value={value}>
      <DraftBar
        original="a"
        text={text}
        isKept={isKept}
        isOutdated={isOutdated}
        onShowNew={nothing}
        onKeepMine={nothing}
      />
    </DocsConfigProvider>,
  );
}

test('the original has neither a note nor changes', () => {
  expect(bar('a')).toContain('disabled=""');
  expect(bar('a')).not.toContain('Your edits');
});

test('edits are kept, or the bar says that they are not', () => {
  expect(bar('b')).toContain('Your edits are kept in this browser.');
  expect(bar('b', { isKept: false })).toContain('Copy the code before you leave the page.');
});

test('a changed original is offered beside the edits', () => {
  const html = bar('b', { isOutdated: true });
  for (const words of ['has changed since you edited it', 'Show the new one', 'Keep mine'])
    expect(html).toContain(words);
});

test('changes have a sign and a word, not only a color', () => {
  const html = renderToStaticMarkup(
    <DocsConfigProvider value={value}>
      <Changes id="changes" original={'a\nb'} text={'a\nc'} />
    </DocsConfigProvider>,
  );
  const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words.trim()).toBe('a − removed: b + added: c');
});
