import { expect, test } from 'vitest';
import type { DemoSource, DemoVariant, Styling } from '../src/demos/source/index.ts';
import { nameOf, selectCases } from '../tests/exports/selectCases.ts';

function demo(name: string, packages: string[], stylings: Styling[] = []): DemoSource {
  const ts = packages.map((each) => `import '${each}';`).join('\n');
  const path = `page/${name}.tsx`;
  const variant: DemoVariant = {
    files: [{ name: `${name}.tsx`, jsName: `${name}.js`, path, language: 'tsx', ts, js: ts }],
  };
  const others = Object.fromEntries(stylings.map((styling) => [styling, variant]));
  return { name, folder: 'page', variants: { system: variant, ...others } };
}

test('one demo for each product and plan, each styling of a product, and right to left', () => {
  const cases = selectCases([
    demo('Both', ['@mui/x-data-grid', '@mui/x-charts']),
    demo('Grid', ['@mui/x-data-grid']),
    demo('AnotherGrid', ['@mui/x-data-grid'], ['css', 'tailwind']),
    demo('GridPro', ['@mui/x-data-grid-pro']),
    demo('Chart', ['@mui/x-charts/BarChart'], ['tailwind']),
    demo('Plain', ['@mui/material/Box']),
  ]);
  expect(cases.filter(({ variant }) => variant === 'TS').map(nameOf)).toEqual([
    'page Grid system TS ltr',
    'page Grid system TS rtl',
    'page AnotherGrid css TS ltr',
    'page AnotherGrid tailwind TS ltr',
    'page AnotherGrid tailwind TS rtl',
    'page GridPro system TS ltr',
    'page Chart system TS ltr',
    'page Chart tailwind TS ltr',
  ]);
  expect(cases.filter(({ variant }) => variant === 'JS')).toHaveLength(8);
});
