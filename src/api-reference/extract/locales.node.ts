import fs from 'node:fs';
import path from 'node:path';
import { apiProducts, type ApiModel, type ApiProduct } from '../model.ts';
import { packageFolder } from '../packages.node.ts';
import { projectRoot } from '../../build-tools/index.node.ts';
import { objectKeysOf } from './sources.node.ts';

/** Where each package keeps the texts that every locale is measured against. */
const defaults: Record<ApiProduct, string> = {
  'data-grid': 'constants/localeTextConstants.js',
  'date-pickers': 'locales/enUS.js',
  charts: 'locales/enUS.js',
  'tree-view': '',
};

/** A locale leaves untranslated texts out; its authors keep them as comments. */
export function readLocales(root = projectRoot): ApiModel['locales'] {
  return Object.fromEntries(
    apiProducts.map((product) => {
      const folder = path.join(packageFolder(`@mui/x-${product}`, root), 'esm');
      const locales = path.join(folder, 'locales');
      if (!fs.existsSync(locales)) return [product, { total: 0, locales: [] }];
      const isText = (name: string) =>
        /LOCALE_TEXT|Grid$|Pickers$|LocalText$|LocaleText$/.test(name);
      const all = objectKeysOf(path.join(folder, defaults[product]), isText);
      const names = fs
        .readdirSync(locales)
        .flatMap((file) => /^([a-z]{2}(?:[A-Z]{2})?)\.js$/.exec(file)?.[1] ?? [])
        .sort();
      return [
        product,
        {
          total: all.length,
          locales: names.map((name) => {
            const isDefault = name === 'enUS';
            const keys = isDefault ? all : objectKeysOf(path.join(locales, `${name}.js`), isText);
            const missing = all.filter((key) => !keys.includes(key));
            return { name, translated: all.length - missing.length, missing };
          }),
        },
      ];
    }),
  ) as ApiModel['locales'];
}
