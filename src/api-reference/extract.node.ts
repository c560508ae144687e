import ts from 'typescript';
import { readClasses } from './extract/classes.node.ts';
import { componentSignature, readComponent } from './extract/components.node.ts';
import { createContext, typeParametersOf, type ExtractContext } from './extract/context.node.ts';
import { docOf } from './extract/docs.node.ts';
import { entryFields, readExports, type ExportedName } from './extract/exports.node.ts';
import { readEvents, readFeatures, readSelectors } from './extract/grid.node.ts';
import { readLocales } from './extract/locales.node.ts';
import { isFromDom, propertiesOf, readMember, sortMembers } from './extract/members.node.ts';
import { createApiProgram } from './extract/program.node.ts';
import { spellListeners } from './extract/listeners.node.ts';
import type { ApiHook, ApiInterface, ApiModel } from './model.ts';
import { apiPackages, packageVersion } from './packages.node.ts';
import { projectRoot } from '../build-tools/index.node.ts';

/** Reads the whole reference from the installed packages. */
export function extractApi(root = projectRoot): ApiModel {
  const context = createContext(createApiProgram(root));
  const { checker } = context;
  const exports = readExports(context);
  const exportedNames = new Set(exports.map(({ product, name }) => `${product}:${name}`));
  const classes = readClasses(exports, context);
  const model: Omit<ApiModel, 'types'> = {
    components: [],
    interfaces: [],
    hooks: [],
    selectors: readSelectors(exports, context),
    events: readEvents(exports, context),
    features: readFeatures(context, root),
    locales: readLocales(root),
    versions: Object.fromEntries(apiPackages.map(({ name }) => [name, packageVersion(name, root)])),
  };
  const byKey = new Map(exports.map((item) => [`${item.product}:${item.name}`, item]));
  for (const exported of exports) {
    const signature = componentSignature(exported, checker);
    if (signature) {
      const props = byKey.get(`${exported.product}:${exported.name}Props`);
      model.components.push(readComponent(exported, signature, props, classes, context));
    } else if (/^use[A-Z]/.test(exported.name)) model.hooks.push(...readHook(exported, context));
    else if (exported.symbol.flags & ts.SymbolFlags.Type) {
      model.interfaces.push(...readInterface(exported, context));
    }
  }
  for (const list of [model.components, model.interfaces, model.hooks, model.selectors]) {
    list.sort((a, b) => (a.name < b.name ? -1 : 1));
  }
  spellListeners(model.components, model.events);
  const types = context.definitions((product, name) => exportedNames.has(`${product}:${name}`));
  return { ...model, types };
}

function readHook(exported: ExportedName, { checker, read }: ExtractContext): ApiHook[] {
  const { symbol } = exported;
  const type = checker.getTypeOfSymbol(symbol);
  if (type.getCallSignatures().length === 0) return [];
  const { parameters, returns } = docOf(symbol, checker);
  return [
    {
      kind: 'hook',
      ...entryFields(exported, checker),
      signature: read(type, { expand: true }),
      ...(parameters && { parameters }),
      ...(returns && { returns }),
    },
  ];
}

/** Every exported type with properties of its own. */
function readInterface(exported: ExportedName, context: ExtractContext): ApiInterface[] {
  const { checker } = context;
  const { symbol, plan } = exported;
  // Names of the documented packages only: a reader finds the others elsewhere.
  if (!context.register(symbol)) return [];
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isObject =
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union) &&
    !(type.isUnion() && type.types.some((part) => !(part.flags & ts.TypeFlags.Object))) &&
    type.getCallSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type);
  if (!isObject) return [];
  const properties = propertiesOf(type, checker).filter((item) => !isFromDom(item));
  if (properties.length === 0) return [];
  const parameters = typeParametersOf(symbol);
  return [
    {
      kind: 'interface',
      ...entryFields(exported, checker),
      ...(parameters && { typeParameters: parameters }),
      members: sortMembers(properties.map((item) => readMember(item, context, plan))),
    },
  ];
}
