import { describe, expect, test } from 'vitest';
import { createPreferenceStore } from './createPreferenceStore.ts';
import { fakeEnvironment, type FakeOptions } from './fakeEnvironment.ts';

const english = { language: 'en', direction: 'ltr' } as const;

function started(options: FakeOptions = {}) {
  const env = fakeEnvironment(options);
  const store = createPreferenceStore(env, english);
  const stop = store.start();
  return { env, store, stop };
}

const tab = (key: string | null, newValue: string | null) => ({ key, newValue, storageArea: null });

describe('choosing', () => {
  test('R30 every change of variant and styling goes to a cookie of one year', () => {
    const { env, store } = started();
    store.set('codeVariant', 'JS');
    store.set('codeStyling', 'tailwind');
    store.set('codeVariant', 'TS');
    expect(env.cookiesWritten).toEqual([
      'codeVariant=JS; max-age=31536000; path=/; SameSite=Lax',
      'codeStyling=tailwind; max-age=31536000; path=/; SameSite=Lax',
      'codeVariant=TS; max-age=31536000; path=/; SameSite=Lax',
    ]);
    expect(env.attributes.get('data-code-variant')).toBe('TS');
    expect(env.attributes.get('data-code-styling')).toBe('tailwind');
  });

  test("R30 the initial value isn't a change: a deep link alone writes no cookie", () => {
    const { env, store } = started({ hash: '#css-A.js', cookie: 'codeVariant=TS' });
    expect(store.getSnapshot()).toMatchObject({ codeVariant: 'JS', codeStyling: 'css' });
    expect(env.cookiesWritten).toEqual([]);
  });

  test('R32 the color mode goes to local storage and to <html>, resolved', () => {
    const { env, store } = started({ osDark: true });
    expect(env.attributes.get('data-mode')).toBe('dark');
    store.setColorScheme('light');
    expect(env.stored.get('mui-mode')).toBe('light');
    expect(env.attributes.get('data-mode')).toBe('light');
  });

  test('R26 direction and package manager go to local storage and to <html>', () => {
    const { env, store } = started();
    store.set('direction', 'rtl');
    store.set('packageManager', 'yarn');
    expect(Object.fromEntries(env.stored)).toEqual({
      'docs-direction': 'rtl',
      'docs-package-manager': 'yarn',
    });
    expect(env.attributes.get('dir')).toBe('rtl');
    expect(env.attributes.get('data-package-manager')).toBe('yarn');
    expect(store.getSnapshot()).toMatchObject({ direction: 'rtl', directionChosen: true });
  });

  test('R43 an unsupported color scheme is reported and changes nothing', () => {
    const { env, store } = started({ stored: { 'mui-mode': 'dark' } });
    const before = store.getSnapshot();
    store.setColorScheme('sepia');
    expect(env.errors).toEqual([
      'The color scheme "sepia" is not supported; use one of: light, dark, system.',
    ]);
    expect(store.getSnapshot()).toBe(before);
    expect(env.stored.get('mui-mode')).toBe('dark');
    expect(env.attributes.get('data-mode')).toBe('dark');
  });

  test('where nothing can be kept, a choice still holds for this page', () => {
    const { env, store } = started({ hostile: true });
    store.set('codeVariant', 'JS');
    store.setColorScheme('dark');
    env.emit('pageshow', { persisted: true });
    expect(store.getSnapshot()).toMatchObject({ codeVariant: 'JS', resolvedMode: 'dark' });
    expect(env.attributes.get('data-mode')).toBe('dark');
  });
});

describe('following', () => {
  test('R33 the color mode of another tab is applied live', () => {
    const { env, store } = started();
    env.emit('storage', tab('mui-mode', 'dark'));
    expect(store.getSnapshot().colorMode).toBe('dark');
    expect(env.attributes.get('data-mode')).toBe('dark');
    expect(env.stored.size).toBe(0);
  });

  test.each([
    ['removed it', tab('mui-mode', null)],
    ['wrote nonsense', tab('mui-mode', 'sepia')],
    ['cleared everything', tab(null, null)],
  ])('R33 when another tab %s, the mode is system again', (_case, event) => {
    const { env, store } = started({ stored: { 'mui-mode': 'dark' } });
    env.emit('storage', event);
    expect(store.getSnapshot().colorMode).toBe('system');
    expect(env.attributes.get('data-mode')).toBe('light');
  });

  test('R33 other keys, and the same key of session storage, mean nothing', () => {
    const { env, store } = started();
    const before = store.getSnapshot();
    env.emit('storage', tab('other', 'dark'));
    const session = { length: 0 } as Storage;
    env.emit('storage', { key: 'mui-mode', newValue: 'dark', storageArea: session });
    expect(store.getSnapshot()).toBe(before);
  });

  test('R33 the direction follows too, back to the language’s own when removed', () => {
    const { env, store } = started();
    env.emit('storage', tab('docs-direction', 'rtl'));
    expect(env.attributes.get('dir')).toBe('rtl');
    env.emit('storage', tab('docs-direction', null));
    expect(env.attributes.get('dir')).toBe('ltr');
    expect(store.getSnapshot().directionChosen).toBe(false);
  });

  test('R33 a page back from the back-forward cache reads what it has missed', () => {
    const { env, store } = started({ hash: '#A.js', cookie: 'codeVariant=TS' });
    env.stored.set('mui-mode', 'dark');
    env.emit('pageshow', { persisted: false });
    expect(store.getSnapshot().colorMode).toBe('system');
    env.emit('pageshow', { persisted: true });
    expect(store.getSnapshot()).toMatchObject({ colorMode: 'dark', codeVariant: 'JS' });
  });

  test('R34 system follows the operating system while it changes', () => {
    const { env, store } = started();
    env.setOsDark(true);
    expect(env.attributes.get('data-mode')).toBe('dark');
    store.setColorScheme('light');
    expect(env.attributes.get('data-mode')).toBe('light');
    env.setOsDark(false);
    env.setOsDark(true);
    expect(env.attributes.get('data-mode')).toBe('light');
    expect(store.getSnapshot().osMode).toBe('dark');
    store.setColorScheme('system');
    expect(env.attributes.get('data-mode')).toBe('dark');
  });

  test('R31 a deep link followed within the page selects variant and styling, and keeps neither', () => {
    const { env, store } = started({ cookie: 'codeVariant=TS' });
    env.setHash('#tailwind-A.js');
    env.emit('hashchange', {});
    expect(store.getSnapshot()).toMatchObject({ codeVariant: 'JS', codeStyling: 'tailwind' });
    env.setHash('#overview');
    env.emit('hashchange', {});
    expect(store.getSnapshot()).toMatchObject({ codeVariant: 'JS', codeStyling: 'tailwind' });
    expect(env.cookiesWritten).toEqual([]);
  });

  test('stopping leaves no listener behind, and starting again works', () => {
    const { env, store, stop } = started();
    stop();
    expect(env.followers()).toBe(0);
    env.setOsDark(true);
    expect(env.attributes.get('data-mode')).toBe('light');
    store.start();
    expect(env.attributes.get('data-mode')).toBe('dark');
  });
});

describe('the page’s language', () => {
  test('R26 a direction that was never chosen is the language’s own', () => {
    const { env, store } = started();
    store.setPageLanguage({ language: 'ar', direction: 'rtl' });
    expect(env.attributes.get('dir')).toBe('rtl');
    expect(store.getSnapshot()).toMatchObject({ language: 'ar', directionChosen: false });
  });

  test('R26 a chosen direction outlives a navigation that rendered another', () => {
    const { env, store } = started({ stored: { 'docs-direction': 'ltr' } });
    env.attributes.set('dir', 'rtl');
    store.setPageLanguage({ language: 'ar', direction: 'rtl' });
    expect(env.attributes.get('dir')).toBe('ltr');
  });
});

describe('subscribers', () => {
  test('get the next and the previous preferences, once per change', () => {
    const { store } = started();
    const seen: string[] = [];
    const stop = store.subscribe((next, previous) =>
      seen.push(`${previous.codeVariant}>${next.codeVariant}`),
    );
    store.set('codeVariant', 'JS');
    store.set('codeVariant', 'JS');
    stop();
    store.set('codeVariant', 'TS');
    expect(seen).toEqual(['TS>JS']);
  });

  test('the server’s snapshot knows nothing of the reader', () => {
    const { store } = started({ stored: { 'mui-mode': 'dark' }, hash: '#A.js' });
    expect(store.getServerSnapshot()).toMatchObject({ codeVariant: 'TS', resolvedMode: 'light' });
    expect(store.getServerSnapshot()).toBe(store.getServerSnapshot());
  });
});
