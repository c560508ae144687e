import { describe, expect, test } from 'vitest';
import { historyText, parseHistory } from './history.ts';
import { tellName } from './lives.ts';
import { mergeReleases } from './merge.ts';
import { versionAt } from './readHistory.node.ts';
import { compareLines } from './registry/lines.ts';
import { releaseOf } from './testing/release.ts';

const community = '@mui/x-data-grid';
const versions = { [community]: ['6.0.4', '6.1.0', '7.0.0', '7.2.1'] };
const lines = ['6.0', '6.1', '7.0', '7.2'];

/** The members of `Props` on each line, as they are written in its type. */
function historyOf(...states: string[]) {
  const releases = states.map((text, index) => ({
    line: lines[index] ?? '',
    api: releaseOf({
      [community]: { 'index.d.ts': text && `export interface Options { ${text} }` },
    }),
  }));
  return mergeReleases({ product: 'data-grid', versions }, releases);
}
const membersOf = (...states: string[]) => historyOf(...states).entries.Options?.members;

describe('a member', () => {
  test('begins with the first line that has it', () => {
    expect(membersOf('a: 1', 'a: 1', 'a: 1; b: 1', 'a: 1; b: 1; c: 1')).toEqual({
      a: '6.0',
      b: '7.0',
      c: '7.2',
    });
  });

  test('is deprecated, changed and removed', () => {
    expect(
      membersOf(
        '/** @default 1 */ a: string; b: 1',
        '/** @default 2 */ a: string | number; b: 1',
        '/** @deprecated No. */ a: number; b: 1',
        'b: 1',
      ),
    ).toEqual({
      a: {
        since: '6.0',
        deprecated: '7.0',
        removed: '7.2',
        changed: [
          { in: '6.1', type: ['string', 'number | string'], default: ['1', '2'] },
          { in: '7.0', type: ['number | string', 'number'], default: ['2', ''] },
        ],
      },
      b: '6.0',
    });
  });

  test('that came back is as old as its return', () => {
    expect(membersOf('a: 1; b: 1', 'b: 1', 'b: 1', 'a: 1; b: 1')?.a).toEqual({
      since: '7.2',
      earlier: [['6.0', '6.1']],
    });
  });

  test('with the type of one that went at the same time is its new name', () => {
    const members = membersOf('a: Model; c: Other', 'a: Model; c: Other', 'b: Model; d: string');
    expect(members?.a).toEqual({ since: '6.0', removed: '7.0', renamed: 'b' });
    expect(members?.c).toEqual({ since: '6.0', removed: '7.0' });
  });

  test('goes with its owner', () => {
    const history = historyOf('a: 1', 'a: 1', '', '');
    expect(history.entries.Options).toEqual({
      kind: 'type',
      since: '6.0',
      removed: '7.0',
      members: { a: '6.0' },
    });
  });
});

test('what a package had in its first release of a major is as old as that release', () => {
  const api = releaseOf({
    [community]: { 'index.d.ts': 'export declare const useNew: () => void;' },
  });
  const history = mergeReleases({ product: 'data-grid', versions: { [community]: ['8.6.0'] } }, [
    { line: '8.0', api },
    { line: '8.6', api },
  ]);
  expect(history.entries.useNew?.since).toBe('8.6');
  const later = { [community]: ['7.29.1', '8.6.0'] };
  const known = mergeReleases({ product: 'data-grid', versions: later }, [
    { line: '7.29', api: new Map() },
    { line: '8.0', api },
    { line: '8.6', api },
  ]);
  // 8.0 to 8.5 are not in the registry.
  expect(known.entries.useNew?.since).toBe('8');
  expect(compareLines('8', '8.0')).toBe(0);
  expect(versionAt(['7.29.1', '8.6.0', '8.8.0'], '8.0')).toBe('8.6.0');
  expect(versionAt(['7.29.1', '8.6.0', '8.8.0'], '8.7')).toBe('8.6.0');
  expect(versionAt(['7.29.1'], '7.0')).toBeUndefined();
});

test('a native prop is as old as its component, also if an older release inherits it', () => {
  const texts = ['', 'rows: 1; className?: string', 'rows: 1; className?: string; page: 1'];
  const releases = texts.map((text, index) => ({
    line: lines[index] ?? '',
    api: releaseOf({
      [community]: {
        'index.d.ts': `export declare function Grid(props: { ${text} }): React.JSX.Element;`,
      },
    }),
  }));
  const { entries } = mergeReleases({ product: 'data-grid', versions }, releases);
  expect(entries.Grid?.members).toEqual({ className: '6.0', page: '7.0', rows: '6.1' });
});

describe('a file', () => {
  const history = historyOf('a: string', 'a: number', '/** @deprecated No. */ a: number', 'b: 1');

  test('is read as it was written', () => {
    const text = historyText(history);
    expect(parseHistory(text, 'data-grid.json')).toEqual(history);
    expect(historyText(parseHistory(text, 'data-grid.json'))).toBe(text);
  });

  test.each([
    ['{', 'data-grid.json is not JSON'],
    ['{}', 'data-grid.json: product: '],
    [
      historyText(history).replace('"since":"6.0"', '"since":"six"'),
      'data-grid.json: entries › Options › since: a release line, such as "8.5"',
    ],
  ])('with a mistake is refused', (text, message) => {
    expect(() => parseHistory(text, 'data-grid.json')).toThrow(message);
    expect(() => parseHistory(text, 'data-grid.json')).toThrow('Run npm run api-history');
  });

  test('answers for one name', () => {
    expect(tellName(history, 'Options.a')).toEqual([
      '- `Options.a` (member): since 6.0; type changed in 6.1 from `string` to `number`; deprecated since 7.0; removed in 7.2.',
    ]);
    expect(tellName(history, 'Options')).toEqual(['- `Options` (type): since 6.0.']);
    expect(tellName(history, 'b')).toEqual(['- `Options.b` (member): since 7.2.']);
    expect(tellName(history, 'toString')).toEqual([]);
  });
});
