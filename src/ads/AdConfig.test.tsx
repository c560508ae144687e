import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { english } from '../language/index.ts';
import { AdBoundary } from './AdBoundary.tsx';
import { AdConfigProvider, useAdConfig } from './AdConfig.tsx';
import { AdSlot } from './AdSlot.tsx';

function Probe() {
  return <p>{useAdConfig().label}</p>;
}

test('R58 useAdConfig outside its provider names the hook and the provider', () => {
  expect(() => renderToStaticMarkup(<Probe />)).toThrowErrorMatchingInlineSnapshot(
    `[Error: useAdConfig: there is no ad configuration here. Wrap the component that calls it in <AdConfigProvider>, from src/ads.]`,
  );
});

test('R58 inside its provider it gives the texts', () => {
  const html = renderToStaticMarkup(
    <AdConfigProvider value={english.strings.sponsor}>
      <Probe />
    </AdConfigProvider>,
  );
  expect(html).toBe('<p>Sponsored</p>');
});

test('the slot is empty in the HTML and carries its texts', () => {
  const html = renderToStaticMarkup(
    <AdConfigProvider value={{ label: 'Ad', blockedTitle: 'Title', blockedText: 'Text' }}>
      <AdSlot placement="body" />
    </AdConfigProvider>,
  );
  expect(html).toBe(
    '<aside aria-label="Ad" data-ad-slot="body" data-label="Ad" data-blocked-title="Title" data-blocked-text="Text"></aside>',
  );
});

test('R57 the boundary hides what has crashed and reports it', () => {
  let reports = 0;
  const boundary = new AdBoundary({ children: 'ad', onCrash: () => (reports += 1) });
  expect(boundary.render()).toBe('ad');
  boundary.state = AdBoundary.getDerivedStateFromError();
  boundary.componentDidCatch();
  expect(boundary.render()).toBeNull();
  expect(reports).toBe(1);
});

test('R67 margins of 3 units above and below, min-heights of 142 and from sm 126 px', () => {
  const css = readFileSync(new URL('ads.css', import.meta.url), 'utf8');
  const [, first = '', second = ''] = css.split('[data-ad-slot] {');
  expect(first).toMatch(/min-block-size: 142px;/);
  expect(first).toMatch(/margin-block: 24px;/);
  expect(first).toMatch(/@media \(min-width: 600px\) \{\s*$/);
  expect(second).toMatch(/^\s*min-block-size: 126px;/);
});
