import ts from 'typescript';
import type { ApiPlan, ApiProduct, ApiTypeDefinition } from '../model.ts';
import { apiPackageOf, apiPackages } from '../packages.node.ts';
import { docOf } from './docs.node.ts';
import type { ApiProgram } from './program.node.ts';
import { createTypeReader, partsOf, withoutUndefined } from './types.node.ts';

export interface ExtractContext extends ApiProgram, ReturnType<typeof createTypeReader> {
  /** Reads the definitions of every type that was mentioned so far, and of those that these mention. */
  definitions: (
    isExported: (product: ApiProduct, name: string) => boolean,
  ) => Record<string, ApiTypeDefinition>;
  register: (symbol: ts.Symbol) => string | undefined;
}

const planRank = { community: 0, pro: 1, premium: 2 };

export function isAbove(plan: ApiPlan | undefined, other: ApiPlan | undefined): boolean {
  return planRank[plan ?? 'community'] > planRank[other ?? 'community'];
}

/** More lines than this belong on a page of their own, not in a definition. */
const mostMembers = 60;

export function createContext(program: ApiProgram): ExtractContext {
  const { checker } = program;
  const symbols = new Map<string, ts.Symbol>();

  const register = (symbol: ts.Symbol): string | undefined => {
    const declaration = symbol.declarations?.find(isTypeDeclaration);
    if (!declaration || symbol.flags & ts.SymbolFlags.TypeParameter) return undefined;
    const owner = apiPackageOf(declaration.getSourceFile().fileName);
    const ambient = symbol.name === 'PickerValidDate' ? apiPackages[3] : undefined;
    const found = owner ?? ambient;
    if (!found) return undefined;
    const key = `${found.product}:${symbol.name}`;
    if (!symbols.has(key)) symbols.set(key, symbol);
    return key;
  };
  const reader = createTypeReader(checker, register);

  const definitions: ExtractContext['definitions'] = (isExported) => {
    const done: Record<string, ApiTypeDefinition> = {};
    for (;;) {
      const open = [...symbols].filter(([key]) => !done[key]);
      if (open.length === 0) return done;
      for (const [key, symbol] of open) {
        const product = key.split(':')[0] as ApiProduct;
        const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
        const parameters = typeParametersOf(symbol);
        done[key] = {
          name: symbol.name,
          product,
          package: apiPackageOf(file)?.name ?? `@mui/x-${product}`,
          exported: isExported(product, symbol.name),
          ...(parameters && { typeParameters: parameters }),
          text: docOf(symbol, checker).text,
          type: definitionOf(symbol),
        };
      }
    }
  };

  function definitionOf(symbol: ts.Symbol): ApiTypeDefinition['type'] {
    if (symbol.name === 'PickerValidDate') {
      return {
        kind: 'code',
        text: 'the date type of the adapter in use: Dayjs, Date, DateTime or Moment',
      };
    }
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (!(symbol.flags & ts.SymbolFlags.Interface)) {
      const spelt = reader.read(type, { expand: true });
      const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
      const written = alias && partsOf(spelt) > 12 ? reader.fromNode(alias.type) : spelt;
      return partsOf(written) * 2 < partsOf(spelt) ? written : spelt;
    }
    const properties = type.getProperties();
    const members = properties.slice(0, mostMembers).map((property) => {
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const read = reader.read(checker.getTypeOfSymbol(property));
      return {
        name: /^[\w$]+$/.test(property.name) ? property.name : `'${property.name}'`,
        type: isOptional ? withoutUndefined(read) : read,
        ...(isOptional && { optional: true as const }),
      };
    });
    const signatures = type.getCallSignatures();
    if (members.length === 0 && signatures[0]) return reader.read(type, { expand: true });
    if (properties.length > mostMembers) {
      members.push({
        name: `// and ${properties.length - mostMembers} more`,
        type: { kind: 'code', text: '' },
      });
    }
    return { kind: 'object', members };
  }

  return { ...program, ...reader, register, definitions };
}

function isTypeDeclaration(node: ts.Declaration): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

/** `R extends GridValidRowModel = any` → `<R extends GridValidRowModel>`. */
export function typeParametersOf(symbol: ts.Symbol): string | undefined {
  const declaration = symbol.declarations?.find(isTypeDeclaration);
  if (!declaration) return undefined;
  const { typeParameters } = declaration as ts.InterfaceDeclaration;
  return typeParameters && typeParameterText(typeParameters);
}

export function typeParameterText(
  list: readonly ts.TypeParameterDeclaration[],
): string | undefined {
  if (list.length === 0) return undefined;
  const names = list.map(({ name, constraint }) =>
    constraint ? `${name.text} extends ${constraint.getText().replace(/\s+/g, ' ')}` : name.text,
  );
  return `<${names.join(', ')}>`;
}
