import { expect, test } from 'vitest';
import { chooseVersion, readOffers, tableText } from './versions.ts';

const offer = (version: string, node?: string) => ({ version, engines: { node } });

test('the newest release by number, whatever the order of the registry', () => {
  const offers = [offer('8.10.0'), offer('8.9.1'), offer('8.2.0')];
  expect(chooseVersion('8.2.0', offers, '20.19.0')).toEqual({ newest: '8.10.0', tried: '8.10.0' });
});

test('a release that does not support the running Node is named and not tried', () => {
  const offers = [offer('8.1.0', '^20.19.0 || >=22.12.0'), offer('8.2.0', '>=22.12.0')];
  expect(chooseVersion('8.0.0', offers, '20.19.0')).toEqual({ newest: '8.2.0', tried: '8.1.0' });
});

test('a prerelease is not a release, and older ones are not tried', () => {
  const offers = [offer('8.0.0'), offer('8.4.0-beta.1')];
  expect(chooseVersion('8.3.5', offers, '20.19.0')).toEqual({ newest: '8.3.5', tried: '8.3.5' });
});

test('reads every form of answer', () => {
  expect(readOffers('')).toEqual([]);
  expect(readOffers('"8.11.3"')).toEqual([{ version: '8.11.3' }]);
  expect(readOffers('["1.0.0"]')).toEqual([{ version: '1.0.0' }]);
  expect(readOffers('{"version":"1.0.0"}')).toEqual([{ version: '1.0.0' }]);
  expect(readOffers('[{"version":"1.0.0"},{"version":"2.0.0"}]')).toHaveLength(2);
});

test('the table is aligned', () => {
  const row = {
    name: 'vite',
    current: '8.3.5',
    newest: '8.10.0',
    tried: '8.10.0',
    result: 'works',
  };
  expect(tableText([row])).toBe(
    'package  current  newest  tried   result\nvite     8.3.5    8.10.0  8.10.0  works',
  );
});
