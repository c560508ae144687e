import ts from 'typescript';
import type { ApiClass } from '../model.ts';
import type { ExtractContext } from './context.node.ts';
import { docOf } from './docs.node.ts';
import type { ExportedName } from './exports.node.ts';
import { classPrefixOf } from './sources.node.ts';

/** State classes are the same for every component: see `generateUtilityClass` of Material UI. */
const stateClasses = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

export interface ClassTables {
  /** By the name of the interface: `GridClasses`. */
  byInterface: Map<string, ApiClass[]>;
  /** By the exported constant: `gridClasses`. */
  byName: Map<string, ApiClass[]>;
}

/** The classes behind every exported `xClasses`, with the names that they have on the page. */
export function readClasses(exports: ExportedName[], { checker }: ExtractContext): ClassTables {
  const tables: ClassTables = { byInterface: new Map(), byName: new Map() };
  for (const { name, product, symbol } of exports) {
    if (!/^[a-z]\w*Classes$/.test(name)) continue;
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    const prefix = classPrefixOf(file, symbol.name);
    if (!prefix) continue;
    const constantType = checker.getTypeOfSymbol(symbol);
    // `gridClasses: Record<keyof GridClasses, string>` has its comments on the interface. A constant that names its
    // interface is taken at its word: `chartsAxisClasses` of the radar chart is a `RadarAxisClasses`.
    const interfaceName = name.charAt(0).toUpperCase() + name.slice(1);
    const declared = exports.find(
      (item) => item.name === interfaceName && item.product === product,
    );
    const type =
      declared && !/Classes$/.test(constantType.getSymbol()?.name ?? '')
        ? checker.getDeclaredTypeOfSymbol(declared.symbol)
        : constantType;
    const classes = type.getProperties().map((property): ApiClass => {
      const { text, deprecated } = docOf(property, checker);
      const className = stateClasses.has(property.name)
        ? `.Mui-${property.name}`
        : `.${prefix}-${property.name}`;
      return {
        name: property.name,
        className,
        text,
        ...(deprecated !== undefined && { deprecated }),
      };
    });
    tables.byName.set(name, classes);
    const owner = type.aliasSymbol ?? type.getSymbol();
    if (owner && /Classes$/.test(owner.name)) tables.byInterface.set(owner.name, classes);
  }
  return tables;
}

/** `classes?: Partial<BarLabelClasses>` names the interface; without the prop, the component's own name does. */
export function classesOf(
  component: string,
  classesProp: ts.Symbol | undefined,
  { byInterface, byName }: ClassTables,
  { checker }: ExtractContext,
): ApiClass[] {
  if (classesProp) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(classesProp));
    const names = [
      type.aliasSymbol,
      type.getSymbol(),
      ...(type.aliasTypeArguments ?? []).map((item) => item.getSymbol()),
    ];
    for (const symbol of names) {
      const found = symbol && byInterface.get(symbol.name);
      if (found) return found;
    }
    const [first] = type.getProperties();
    const declared = first?.declarations?.[0]?.parent;
    const parent = declared && ts.isInterfaceDeclaration(declared) ? declared.name.text : '';
    const found = byInterface.get(parent);
    if (found) return found;
  }
  const lowerName = component.charAt(0).toLowerCase() + component.slice(1);
  return byName.get(`${lowerName}Classes`) ?? [];
}
