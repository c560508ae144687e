import { describe, expect, test } from 'vitest';
import { cookieSlot, type CookieDocument } from './cookieSlot.ts';

/** A document whose cookies can be neither read nor written, as in a sandboxed frame. */
const blocked: CookieDocument = {
  get cookie(): string {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  },
  set cookie(_value: string) {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  },
};

describe('reading', () => {
  test.each([
    ['alone', 'codeVariant=JS', 'JS'],
    ['among others', 'a=1; codeVariant=JS; b=2', 'JS'],
    ['without the customary space', 'a=1;codeVariant=JS;b=2', 'JS'],
    ['the first of two', 'codeVariant=JS; codeVariant=TS', 'JS'],
    ['an escaped value', 'codeVariant=a%3Bb', 'a;b'],
    ['a value with an equals sign', 'codeVariant=a=b', 'a=b'],
    ['an empty value', 'codeVariant=', ''],
    ['no cookies', '', null],
    ['a longer name', 'xcodeVariant=JS; codeVariantx=TS', null],
    ['a name without value', 'codeVariant', null],
    ['a broken escape', 'codeVariant=%E0%A4%A', null],
  ])('%s', (_case, cookie, expected) => {
    expect(cookieSlot('codeVariant', { cookie }).read()).toBe(expected);
  });

  test('blocked cookies read as absent', () => {
    expect(cookieSlot('codeVariant', blocked).read()).toBeNull();
  });
});

describe('writing', () => {
  test('R30 R68 a cookie lives 31536000 seconds, for the whole site', () => {
    const doc = { cookie: '' };
    cookieSlot('codeVariant', doc).write('JS');
    expect(doc.cookie).toBe('codeVariant=JS; max-age=31536000; path=/; SameSite=Lax');
  });

  test('a value cannot add attributes', () => {
    const doc = { cookie: '' };
    cookieSlot('codeVariant', doc).write('JS; domain=example.org');
    expect(doc.cookie).toContain('codeVariant=JS%3B%20domain%3Dexample.org; max-age');
  });

  test('what was written is what is read', () => {
    const doc = { cookie: '' };
    cookieSlot('n', doc).write('a; b=ü,"c"');
    expect(cookieSlot('n', doc).read()).toBe('a; b=ü,"c"');
  });

  test.each([
    ['blocked cookies', blocked, 'JS'],
    ['a lone surrogate', { cookie: '' }, '\ud800'],
  ])('%s do not throw', (_case, doc, value) => {
    expect(() => cookieSlot('codeVariant', doc).write(value)).not.toThrow();
  });
});
