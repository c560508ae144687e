import {
  importsOf,
  packageOf,
  type CodeVariant,
  type DemoFile,
  type DemoSource,
  type Styling,
} from '../../src/demos/source/index.ts';
import type { ThemeSettings } from '../../src/demos/export/index.ts';

export interface ExportCase {
  demo: DemoSource;
  styling: Styling;
  variant: CodeVariant;
  direction: ThemeSettings['direction'];
}

const PRODUCT = /^@mui\/x-(data-grid|date-pickers|charts|tree-view)(?:-pro|-premium)?$/;

/** The packages of the products that a demo imports: each stands for a product and a plan. */
function plansOf(files: readonly DemoFile[]): string[] {
  const imports = files
    .filter(({ language }) => language !== 'css')
    .flatMap(({ ts }) => importsOf(ts));
  const names = imports.map(({ specifier }) => packageOf(specifier) ?? '');
  return [...new Set(names)].filter((name) => PRODUCT.test(name));
}

const productOf = (name: string): string => PRODUCT.exec(name)?.[1] ?? name;

/** The first demo for each product and plan, for each product's other stylings, and one in RTL. */
export function selectCases(demos: readonly DemoSource[]): ExportCase[] {
  const wanted = new Map<string, Omit<ExportCase, 'variant'>>();
  // The demos with the fewest products first, so that a plan is tried on its own where it can be.
  const count = ({ variants }: DemoSource): number => plansOf(variants.system.files).length;
  for (const demo of [...demos].sort((a, b) => count(a) - count(b))) {
    for (const name of plansOf(demo.variants.system.files)) {
      const add = (key: string, styling: Styling, direction: 'ltr' | 'rtl' = 'ltr'): void => {
        if (!wanted.has(key) && demo.variants[styling])
          wanted.set(key, { demo, styling, direction });
      };
      add(name, 'system');
      add(`${productOf(name)} css`, 'css');
      add(`${productOf(name)} tailwind`, 'tailwind');
      add('rtl', 'system', 'rtl');
      add('rtl tailwind', 'tailwind', 'rtl');
    }
  }
  const unique = new Map(
    [...wanted.values()].map((each) => [
      [each.demo.folder, each.demo.name, each.styling, each.direction].join(' '),
      each,
    ]),
  );
  return [...unique.values()].flatMap((each) =>
    (['TS', 'JS'] as const).map((variant) => ({ ...each, variant })),
  );
}

export function nameOf({ demo, styling, variant, direction }: ExportCase): string {
  return [demo.folder, demo.name, styling, variant, direction].join(' ');
}
