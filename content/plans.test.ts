import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { includes, type PlanName, plans, productPlans, type ProductPlans } from './plans.ts';

const require = createRequire(import.meta.url);

const declarations = new Map<string, string>();

/** All declarations of a package as one text. The grid imports CSS, so Node can't load it. */
function declarationsOf(packageName: string): string {
  const known = declarations.get(packageName);
  if (known !== undefined) return known;
  const root = path.dirname(require.resolve(`${packageName}/package.json`));
  const text = (fs.readdirSync(root, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.d.ts') && !/^(?:esm|internals|node_modules)\b/.test(file))
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  declarations.set(packageName, text);
  return text;
}

function exportsName(packageName: string, name: string): boolean {
  return new RegExp(`\\b(?:const|function|as) ${name}\\b`).test(declarationsOf(packageName));
}

function hasProp(product: ProductPlans, plan: PlanName, prop: string): boolean {
  const component = product.component?.[plan] ?? '';
  const root = path.dirname(require.resolve(`${product.packages[plan]}/package.json`));
  const source = fs.readFileSync(path.join(root, 'esm', component, `${component}.js`), 'utf8');
  return new RegExp(`^  ${prop}: PropTypes\\b`, 'm').test(source);
}

for (const product of productPlans) {
  for (const feature of product.features) {
    const { proof } = feature;
    const what = 'prop' in proof ? proof.prop : proof.export;
    test(`${product.name}: ${what} is there from the ${feature.from} plan on`, () => {
      const found = plans.filter(({ id }) => {
        if ('prop' in proof) return hasProp(product, id, proof.prop);
        // The package of a higher plan re-exports the lower plans.
        return plans
          .slice(0, plans.findIndex((plan) => plan.id === id) + 1)
          .some((plan) => exportsName(product.packages[plan.id], proof.export));
      });
      expect(found).toEqual(plans.filter(({ id }) => includes(id, feature)));
    });
  }

  test(`${product.name}: the community package is MIT, the others are not`, () => {
    for (const { id, license } of plans) {
      const { license: found } = require(`${product.packages[id]}/package.json`) as {
        license: string;
      };
      expect(found === 'MIT').toBe(license === 'mit');
    }
  });
}
