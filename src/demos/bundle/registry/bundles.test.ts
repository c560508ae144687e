import path from 'node:path';
import { expect, test } from 'vitest';
import { registryBundles } from './bundles.node.ts';
import { bundleText, entryText } from './registryModules.node.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const bundles = registryBundles(root, path.join(root, 'content'));
const all = bundles.flatMap(({ specifiers }) => specifiers);

test('every public part of the products is there, once', () => {
  expect(all).toEqual([...new Set(all)]);
  expect(all).toEqual(
    expect.arrayContaining([
      '@mui/x-data-grid',
      '@mui/x-data-grid-pro',
      '@mui/x-data-grid-premium',
      '@mui/x-data-grid/locales',
      '@mui/x-date-pickers',
      '@mui/x-date-pickers/DatePicker',
      '@mui/x-date-pickers/AdapterDayjs',
      '@mui/x-date-pickers-pro/DateRangePicker',
      '@mui/x-charts/BarChart',
      '@mui/x-charts-pro/Heatmap',
      '@mui/x-tree-view/SimpleTreeView',
      '@mui/x-tree-view/hooks',
      '@mui/x-tree-view-pro',
      '@mui/material',
      '@mui/material/Accordion',
      '@mui/material/styles',
      'dayjs',
      'luxon',
    ]),
  );
});

test('what is not public, or needs a library that the site does not have, is left out', () => {
  expect(all.filter((it) => /internals?$|Jalaali|JalaliV2|themeAugmentation/.test(it))).toEqual([]);
});

test('adapters and locales load by themselves, not with their package', () => {
  const alone = bundles.filter(({ specifiers }) => specifiers.length === 1);
  const names = alone.flatMap(({ specifiers }) => specifiers);
  expect(names).toContain('@mui/x-date-pickers/AdapterLuxon');
  expect(names).toContain('@mui/x-charts/locales');
});

test('the generated modules', () => {
  expect(bundleText(['dayjs', '@mui/material/Box'])).toMatchInlineSnapshot(`
    "import * as m0 from "dayjs";
    import * as m1 from "@mui/material/Box";
    export const modules = { "dayjs": m0, "@mui/material/Box": m1 };"
  `);
  expect(entryText([{ name: 'dayjs', specifiers: ['dayjs'] }])).toContain(
    `{ specifiers: ["dayjs"], load: () => import("virtual:demo-registry/bundle/dayjs").then((it) => it.modules) }`,
  );
});
