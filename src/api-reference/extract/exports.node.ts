import ts from 'typescript';
import type { ApiImport, ApiPlan, ApiProduct } from '../model.ts';
import { apiPackages, packageOfFile, packageVersion, type ApiPackage } from '../packages.node.ts';
import { docOf } from './docs.node.ts';
import type { ApiProgram } from './program.node.ts';

export interface ExportedName {
  name: string;
  product: ApiProduct;
  plan?: ApiPlan;
  /** The declaration of the lowest plan that exports it. */
  symbol: ts.Symbol;
  imports: ApiImport[];
}

/** Everything that the packages export, once a product and name. */
export function readExports({ checker, entries }: ApiProgram): ExportedName[] {
  const found = new Map<string, ExportedName>();
  for (const entry of entries) {
    const owner = apiPackages.find(({ name }) => name === entry.package);
    const module = checker.getSymbolAtLocation(entry.source);
    if (!owner || !module) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = mergedSymbol(
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
        checker,
      );
      if (/^(default$|unstable_|internal)/.test(exported.name)) continue;
      // `Unstable_SankeyChart` is documented as what one renames it to.
      const name = exported.name.replace(/^Unstable_/, '');
      if (isStub(name, owner)) continue;
      const key = `${owner.product}:${name}`;
      const known = found.get(key);
      const place: ApiImport = {
        package: owner.name,
        path: entry.path,
        ...(name !== exported.name && { as: exported.name }),
      };
      if (known) addImport(known.imports, place);
      else {
        found.set(key, {
          name,
          product: owner.product,
          ...(owner.plan && { plan: owner.plan }),
          symbol,
          imports: [place],
        });
      }
    }
  }
  return [...found.values()];
}

/** The grid packages export each other's names too, as functions that only throw. */
function isStub(name: string, { plan }: ApiPackage): boolean {
  const [found, suffix = ''] = /^DataGrid(Pro|Premium)?$/.exec(name) ?? [];
  return found !== undefined && suffix.toLowerCase() !== (plan ?? '');
}

/** With what other packages add to an interface: only its own name leads to the sum of all declarations. */
function mergedSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const declaration = symbol.declarations?.find(ts.isInterfaceDeclaration);
  return (declaration && checker.getSymbolAtLocation(declaration.name)) ?? symbol;
}

/** The folder of a component says more than the root, and loads less: it wins over the root. */
function addImport(imports: ApiImport[], place: ApiImport): void {
  const known = imports.find((item) => item.package === place.package);
  if (!known) imports.push(place);
  else if (known.path === place.package && isOwnFolder(place.path)) known.path = place.path;
}

function isOwnFolder(path: string): boolean {
  return /\/[A-Z]\w*$/.test(path);
}

/** The fields that every entry of the model has. */
export function entryFields(exported: ExportedName, checker: ts.TypeChecker) {
  const { name, product, plan, imports, symbol } = exported;
  const { text, deprecated } = docOf(symbol, checker);
  return {
    name,
    product,
    ...(plan && { plan }),
    imports,
    text: withoutOwnLinks(text),
    ...(deprecated !== undefined && { deprecated }),
    source: sourceUrl(symbol),
  };
}

/** The comments of components are lists of links to pages that this site lists itself. */
function withoutOwnLinks(text: string): string {
  return text.replace(/^(Demos|API|Features):\s*\n+(?:\s*-\s.*\n?)*/gm, '').trim();
}

function sourceUrl(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const name = packageOfFile(file) ?? '';
  const inside = file.slice(file.lastIndexOf(`/${name}/`) + name.length + 2);
  if (!name.startsWith('@mui/x-')) return '';
  const folder = inside.replace(/^esm\//, '').replace(/\/[^/]*$/, '');
  const at = folder.endsWith('.d.ts') ? '' : `/${folder}`;
  return `https://github.com/mui/mui-x/tree/v${packageVersion(name)}/packages/${name.slice(5)}/src${at}`;
}
