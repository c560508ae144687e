import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiEvent, ApiFeature, ApiSelector } from '../model.ts';
import { apiPackageOf, apiPackages, packageFolder } from '../packages.node.ts';
import { projectRoot } from '../../build-tools/index.node.ts';
import type { ExtractContext } from './context.node.ts';
import { docOf } from './docs.node.ts';
import { entryFields, type ExportedName } from './exports.node.ts';
import { fileOf, readMember, sortMembers } from './members.node.ts';
import { publicMethodsOf } from './sources.node.ts';

/** `…/hooks/features/sorting/gridSortingSelector.d.ts` → `sorting`. */
function featureOf(file: string): string {
  return /\/hooks\/features\/(\w+)\//.exec(file)?.[1] ?? 'core';
}

export function readSelectors(exports: ExportedName[], context: ExtractContext): ApiSelector[] {
  const { checker, read } = context;
  return exports
    .filter(({ product, name }) => product === 'data-grid' && /^grid\w*Selector$/.test(name))
    .filter(({ symbol }) => !docOf(symbol, checker).internal)
    .map((exported) => ({
      kind: 'selector',
      ...entryFields(exported, checker),
      feature: featureOf(fileOf(exported.symbol)),
      signature: read(checker.getTypeOfSymbol(exported.symbol)),
    }));
}

/** The members of `GridEventLookup`, with what every plan adds to it. */
export function readEvents(exports: ExportedName[], { checker, read }: ExtractContext): ApiEvent[] {
  const lookup = exports.find(({ name }) => name === 'GridEventLookup');
  if (!lookup) return [];
  return checker
    .getDeclaredTypeOfSymbol(lookup.symbol)
    .getProperties()
    .map((property): ApiEvent => {
      const type = checker.getTypeOfSymbol(property);
      const part = (key: string) => {
        const member = checker.getPropertyOfType(type, key);
        return member && read(checker.getTypeOfSymbol(member));
      };
      const { text, internal } = docOf(property, checker);
      const plan = apiPackageOf(fileOf(property))?.plan;
      const parameters = part('params');
      const event = part('event');
      return {
        kind: 'event',
        name: property.name,
        text,
        ...(plan && { plan }),
        ...(parameters && { parameters }),
        ...(event && { event }),
        ...(internal && { internal }),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The methods of the API object by the feature whose sources register them. */
export function readFeatures(context: ExtractContext, root = projectRoot): ApiFeature[] {
  const { checker } = context;
  const owners = methodOwners(root);
  const features = new Map<string, ApiFeature['methods']>();
  const seen = new Set<string>();
  for (const { name, plan } of apiPackages.filter(({ product }) => product === 'data-grid')) {
    const entry = context.entries.find((item) => item.path === name);
    const module = entry && checker.getSymbolAtLocation(entry.source);
    const exported =
      module && checker.getExportsOfModule(module).find((item) => item.name === 'GridApi');
    if (!exported) continue;
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    for (const property of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))) {
      if (seen.has(property.name)) continue;
      seen.add(property.name);
      const feature = owners.get(property.name) ?? featureOf(fileOf(property));
      // Every method is there: "required" would say nothing.
      const member = readMember(property, context, undefined);
      delete member.required;
      const list = features.get(feature) ?? [];
      list.push({ ...member, ...(plan && { plan }) });
      features.set(feature, list);
    }
  }
  return [...features]
    .map(([name, methods]) => ({ name, methods: sortMembers(methods) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function methodOwners(root: string): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { name } of apiPackages.filter(({ product }) => product === 'data-grid')) {
    const folder = path.join(packageFolder(name, root), 'esm/hooks/features');
    for (const file of fs.readdirSync(folder, { recursive: true }) as string[]) {
      if (!/\.js$/.test(file)) continue;
      const feature = file.split(/[\\/]/)[0] ?? '';
      for (const method of publicMethodsOf(path.join(folder, file.replace(/\.js$/, '.d.ts')))) {
        if (!owners.has(method)) owners.set(method, feature);
      }
    }
  }
  return owners;
}
