import { expect, test } from 'vitest';
import restoreSidebar from './restore.inline.ts';
import { sidebarScript } from './sidebarScript.ts';
import { sidebarKey } from './sidebarState.ts';

interface Group {
  open: boolean;
  dataset: { group: string; lazy?: string };
  list: { outerHTML: string };
  querySelector: () => { outerHTML: string };
}

function group(name: string, lazy?: string): Group {
  const list = { outerHTML: 'first page' };
  return {
    open: false,
    dataset: { group: name, ...(lazy && { lazy }) },
    list,
    querySelector: () => list,
  };
}

function sidebar(stored: Record<string, string>, run = restoreSidebar) {
  const groups = [group('/x/a', '/a.html'), group('/x/b')];
  const scroller = { scrollTop: 0 };
  const nav = { getElementsByTagName: () => groups, querySelector: () => scroller };
  const window = { sessionStorage: { getItem: (key: string) => stored[key] ?? null } };
  run({ getElementById: () => nav as never }, window as never, sidebarKey);
  return { groups, scroller };
}

const state = JSON.stringify({ open: ['/x/a'], scroll: 120 });

test('open groups and the scroll position come back, with the entries that were fetched', () => {
  const { groups, scroller } = sidebar({
    [sidebarKey]: state,
    [`${sidebarKey}/a.html`]: '<ul>all</ul>',
  });
  expect(groups.map(({ open }) => open)).toEqual([true, false]);
  expect(groups[0]?.list.outerHTML).toBe('<ul>all</ul>');
  expect(groups[0]?.dataset.lazy).toBeUndefined();
  expect(scroller.scrollTop).toBe(120);
});

test('without its entries a group is open with its first page, and fetches the rest later', () => {
  const { groups } = sidebar({ [sidebarKey]: state });
  expect(groups[0]?.open).toBe(true);
  expect(groups[0]?.list.outerHTML).toBe('first page');
  expect(groups[0]?.dataset.lazy).toBe('/a.html');
});

test.each(['', '{', 'null', '[]'])('the stored text %j changes nothing', (text) => {
  const { groups, scroller } = sidebar({ [sidebarKey]: text });
  expect(groups.some(({ open }) => open)).toBe(false);
  expect(scroller.scrollTop).toBe(0);
});

test('the inlined text does the same, in fewer bytes than its source', () => {
  const inlined = new Function('document', 'window', sidebarScript()) as typeof restoreSidebar;
  expect(sidebar({ [sidebarKey]: state }, inlined).scroller.scrollTop).toBe(120);
  expect(sidebarScript().length).toBeLessThanOrEqual(513);
});
