import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPreferenceStore } from './createPreferenceStore.ts';
import { fakeEnvironment } from './fakeEnvironment.ts';
import { PreferenceContext } from './PreferenceContext.ts';
import { PreferenceProvider } from './PreferenceProvider.tsx';
import { SettingsDialog, type SettingsLanguage } from './SettingsDialog.tsx';
import type { SettingsStrings } from './strings.ts';
import { usePreference, usePreferences, usePreferenceStore } from './usePreferences.ts';

const strings: SettingsStrings = {
  title: 'Settings',
  close: 'Close settings',
  language: 'Language',
  colorMode: { legend: 'Mode', values: { light: 'Light', dark: 'Dark', system: 'System' } },
  direction: { legend: 'Direction', values: { ltr: 'Left to right', rtl: 'Right to left' } },
  codeVariant: { legend: 'Code', values: { TS: 'TypeScript', JS: 'JavaScript' } },
  codeStyling: {
    legend: 'Styling',
    values: { system: 'MUI System', css: 'CSS', tailwind: 'Tailwind' },
  },
  packageManager: { legend: 'Manager', values: { npm: 'npm', pnpm: 'pnpm', yarn: 'yarn' } },
  apiView: { legend: 'View', values: { list: 'List', table: 'Table' } },
};

const english: SettingsLanguage = { code: 'en', name: 'English', href: '/x/introduction/' };
const arabic: SettingsLanguage = { code: 'ar', name: 'العربية', href: '/ar/x/introduction/' };

function render(languages?: SettingsLanguage[]) {
  return renderToStaticMarkup(
    <PreferenceProvider language="en" direction="ltr">
      <SettingsDialog open={false} onClose={() => {}} strings={strings} languages={languages} />
    </PreferenceProvider>,
  );
}

test('R1 R26 each preference is a group of radio buttons, the current value checked', () => {
  const groups = [...render().matchAll(/<fieldset.*?<\/fieldset>/g)].map(([html]) => ({
    legend: /<legend[^>]*>(.*?)<\/legend>/.exec(html)?.[1],
    values: [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value),
    names: new Set([...html.matchAll(/name="(.*?)"/g)].map(([, name]) => name)).size,
    checked: /<input[^>]*checked=""[^>]*value="(\w+)"|value="(\w+)"[^>]*checked=""/
      .exec(html)
      ?.slice(1)
      .find(Boolean),
  }));
  expect(groups).toEqual([
    { legend: 'Mode', values: ['light', 'dark', 'system'], names: 1, checked: 'system' },
    { legend: 'Direction', values: ['ltr', 'rtl'], names: 1, checked: 'ltr' },
    { legend: 'Code', values: ['TS', 'JS'], names: 1, checked: 'TS' },
    { legend: 'Styling', values: ['system', 'css', 'tailwind'], names: 1, checked: 'system' },
    { legend: 'Manager', values: ['npm', 'pnpm', 'yarn'], names: 1, checked: 'npm' },
    { legend: 'View', values: ['list', 'table'], names: 1, checked: 'list' },
  ]);
});

test('the dialog is named by its title, the close button by its label', () => {
  const html = render();
  const id = /<dialog[^>]*aria-labelledby="(.*?)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}"`);
  expect(html).toContain('aria-label="Close settings"');
});

test('R70 with English alone there is no choice of language', () => {
  expect(render()).not.toContain('Language');
  expect(render([english])).not.toContain('Language');
});

test('R1 with more languages each is a link, the current one marked', () => {
  const html = render([english, arabic]);
  const links = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  expect(html).toContain('>Language</h3>');
  expect(links).toHaveLength(2);
  expect(links[0]).toContain('href="/x/introduction/" hrefLang="en" lang="en" aria-current="true"');
  expect(links[1]).toContain('href="/ar/x/introduction/" hrefLang="ar" lang="ar"');
  expect(links[1]).not.toContain('aria-current');
});

test('the server renders the defaults, whatever the reader keeps, so that hydration agrees', () => {
  const env = fakeEnvironment({ stored: { 'mui-mode': 'dark' } });
  const store = createPreferenceStore(env, { language: 'en', direction: 'ltr' });
  const Show = () => <p>{usePreferences().resolvedMode + usePreference('colorMode')}</p>;
  const html = renderToStaticMarkup(
    <PreferenceContext value={store}>
      <Show />
    </PreferenceContext>,
  );
  expect(html).toBe('<p>lightsystem</p>');
});

test.each([
  ['usePreferences', () => usePreferences()],
  ['usePreference', () => usePreference('colorMode')],
  ['usePreferenceStore', () => usePreferenceStore()],
])('%s outside its provider names the hook and the provider', (name, useIt) => {
  const Lost = () => {
    useIt();
    return null;
  };
  expect(() => renderToStaticMarkup(<Lost />)).toThrow(
    new Error(
      `${name} was called outside <PreferenceProvider>. Wrap the component in <PreferenceProvider>.`,
    ),
  );
});
