import { describe, expect, test } from 'vitest';
import { darkQuery, preferenceDefinitions } from '../preferences/index.ts';
import { clickOf } from './clicks.ts';
import { createGtag, type TagWindow } from './createGtag.ts';
import { pageView } from './pageView.ts';
import { mayMeasure } from './privacy.ts';
import { sessionIsSampled } from './sampling.ts';
import { changedProperties, osDarkQuery, readUserProperties } from './userProperties.ts';
import { vitalParameters } from './webVitals.ts';

const id = 'G-TEST123456';

describe('R52 page_view', () => {
  const place = { title: 'Sorting', origin: 'https://docs.example.com', languages: ['en', 'ar'] };

  test('R52 has the title, the canonical location, the product and its category', () => {
    expect(pageView({ ...place, path: '/ar/x/react-data-grid/sorting/?a=1#b' })).toEqual({
      page_title: 'Sorting',
      page_location: 'https://docs.example.com/x/react-data-grid/sorting/',
      productId: 'x-data-grid',
      productCategoryId: 'x',
    });
  });

  test('R52 outside the products the ids are the string null', () => {
    expect(pageView({ ...place, path: '/playground/' })).toMatchObject({
      productId: 'null',
      productCategoryId: 'null',
    });
  });
});

describe('the queue', () => {
  test('R52 R54 commands wait in dataLayer, as the tag script expects them', () => {
    const window: TagWindow = {};
    const gtag = createGtag(window, id, () => new Date(0));
    gtag.event('ad', { eventAction: 'click', eventLabel: 'sponsor-body-image' });
    gtag.userProperties({ codeVariant: 'JS' });
    gtag.click('demo', { eventAction: 'edit', eventLabel: 'Basic' });
    expect(window.dataLayer?.map((item) => [...(item as unknown[])])).toEqual([
      ['js', new Date(0)],
      ['config', id, { send_page_view: false }],
      ['event', 'ad', { eventAction: 'click', eventLabel: 'sponsor-body-image' }],
      ['set', 'user_properties', { codeVariant: 'JS' }],
      ['event', 'demo', { eventAction: 'edit', eventLabel: 'Basic' }],
    ]);
    const [first] = window.dataLayer ?? [];
    expect(Object.prototype.toString.call(first)).toBe('[object Arguments]');
  });
});

describe('privacy', () => {
  test.each([
    [{}, true],
    [{ doNotTrack: '0' }, true],
    [{ doNotTrack: null, globalPrivacyControl: false }, true],
    [{ doNotTrack: '1' }, false],
    [{ doNotTrack: 'yes' }, false],
    [{ globalPrivacyControl: true }, false],
  ])('%j may be measured: %s', (signals, expected) => {
    expect(mayMeasure(signals, id)).toBe(expected);
  });

  test('without a measurement id nothing is', () => {
    expect(mayMeasure({}, '')).toBe(false);
  });
});

describe('R64 web vitals', () => {
  function slot(value: string | null = null) {
    return { read: () => value, write: (next: string) => void (value = next) };
  }

  test('R64 a session is in the sample with probability 0.0001', () => {
    expect(sessionIsSampled(slot(), 0.0001, () => 0.00009)).toBe(true);
    expect(sessionIsSampled(slot(), 0.0001, () => 0.0001)).toBe(false);
  });

  test('R64 whole sessions: the draw is kept', () => {
    const kept = slot();
    expect(sessionIsSampled(kept, 0.0001, () => 0)).toBe(true);
    expect(sessionIsSampled(kept, 0.0001, () => 0.9)).toBe(true);
    expect(sessionIsSampled(slot('no'), 0.0001, () => 0)).toBe(false);
  });

  test('R55 a metric is told with what it has grown by', () => {
    expect(vitalParameters({ delta: 0.02, id: 'v4-1', value: 0.1 })).toEqual({
      value: 0.02,
      metric_id: 'v4-1',
      metric_value: 0.1,
    });
  });
});

describe('clicks', () => {
  const element = (attributes: Record<string, string>) => ({
    getAttribute: (name: string) => attributes[name.replace('data-ga-event-', '')] ?? null,
  });

  test('R53 a click tells category, action and label', () => {
    const ad = { category: 'ad', action: 'click', label: 'sponsor-body-image' };
    expect(clickOf(element(ad), () => 0.9)).toEqual({
      category: 'ad',
      parameters: { eventAction: 'click', eventLabel: 'sponsor-body-image' },
    });
  });

  test('action and label are optional, the category is not', () => {
    expect(clickOf(element({ category: 'demo' }), () => 0)).toEqual({
      category: 'demo',
      parameters: { eventAction: '', eventLabel: '' },
    });
    expect(clickOf(element({ action: 'click' }), () => 0)).toBeUndefined();
  });

  test('a split keeps that share of the clicks', () => {
    expect(clickOf(element({ category: 'a', split: '0.1' }), () => 0.0999)).toBeDefined();
    expect(clickOf(element({ category: 'a', split: '0.1' }), () => 0.1)).toBeUndefined();
    expect(clickOf(element({ category: 'a', split: 'no' }), () => 0.9)).toBeDefined();
  });
});

describe('R54 user properties', () => {
  function fakeWindow(stored: string | null, pixelRatio: number, dark: boolean) {
    return {
      document: {
        documentElement: { lang: 'en', getAttribute: () => 'JS' },
      },
      localStorage: { getItem: () => stored },
      devicePixelRatio: pixelRatio,
      matchMedia: () => ({ matches: dark }),
    } as unknown as Window;
  }

  test('R54 code variant, language, pixel ratio to a tenth, scheme of the system and the chosen one', () => {
    expect(readUserProperties(fakeWindow('dark', 1.24999, false), preferenceDefinitions)).toEqual({
      codeVariant: 'JS',
      userLanguage: 'en',
      devicePixelRatio: 1.2,
      colorSchemeOS: 'light',
      colorScheme: 'dark',
    });
  });

  test('R54 without a choice, or with a strange one, the chosen scheme is system', () => {
    for (const stored of [null, 'sepia']) {
      const properties = readUserProperties(fakeWindow(stored, 2, true), preferenceDefinitions);
      expect(properties).toMatchObject({ colorScheme: 'system', colorSchemeOS: 'dark' });
    }
  });

  test('R54 only what has changed is told again', () => {
    const before = readUserProperties(fakeWindow('dark', 1, false), preferenceDefinitions);
    expect(changedProperties(before, { ...before })).toBeUndefined();
    expect(changedProperties(before, { ...before, devicePixelRatio: 2 })).toEqual({
      devicePixelRatio: 2,
    });
  });

  test('the question to the system is the preferences’ own', () => {
    expect(osDarkQuery).toBe(darkQuery);
  });
});
