import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from '../../support/pages.ts';
import { pageHtml, readBuilt } from '../dist.ts';

const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard'],
  rules: {
    // The start script gives these links their real `rel`, and needs the `as`.
    'attribute-misuse': 'off',
  },
});

/** What is wrong with a page, a line each. */
function problemsOf(html: string, name: string): string[] {
  const { results } = validator.validateStringSync(html, name);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} at ${selector ?? ''}`);
}

/** Without what is the same everywhere, or comes from the highlighter: the first test has both. */
function ownPart(html: string): string {
  return html
    .replace(/(<nav id="docs-sidebar"[^>]*>).*?(<\/nav>)/s, '$1$2')
    .replace(/(<code\b[^>]*>).*?(<\/code>)/gs, '$1$2');
}

test('whole pages are valid HTML', () => {
  const files = ['/x/react-data-grid/sorting/', '/x/api/data-grid/data-grid/', '/playground/'];
  const problems = files.flatMap((url) => problemsOf(pageHtml(url), url));
  expect([...problems, ...problemsOf(readBuilt('404.html'), '404.html')]).toEqual([]);
});

test('the own part of every page is valid HTML', () => {
  const pages = builtPages();
  const problems = pages.flatMap((url) => problemsOf(ownPart(pageHtml(url)), url));
  expect(problems).toEqual([]);
});
