import ts from 'typescript';
import type { ApiMember, ApiPlan, ApiType } from '../model.ts';
import { apiPackageOf, packageOfFile } from '../packages.node.ts';
import { isAbove, type ExtractContext } from './context.node.ts';
import { docOf } from './docs.node.ts';
import { partsOf, withoutUndefined } from './types.node.ts';

/** Every property of a type; of a union, those of all its parts. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const found = new Map(checker.getPropertiesOfType(type).map((item) => [item.name, item]));
  const constrained =
    type.flags & ts.TypeFlags.Conditional ? checker.getBaseConstraintOfType(type) : undefined;
  const parts = type.isUnion()
    ? type.types
    : constrained && constrained !== type
      ? [constrained]
      : [];
  for (const part of parts) {
    for (const item of propertiesOf(part, checker))
      if (!found.has(item.name)) found.set(item.name, item);
  }
  return [...found.values()];
}

export function fileOf(symbol: ts.Symbol): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** Declared by React for every element, or by the DOM. */
export function isFromDom(symbol: ts.Symbol): boolean {
  const files = (symbol.declarations ?? []).map((item) => item.getSourceFile().fileName);
  return (
    files.length > 0 && files.every((file) => /\/@types\/react\/|\/typescript\/lib\//.test(file))
  );
}

/** `…/@mui/material/TextField/…` → `TextField`. */
function materialOwner(symbol: ts.Symbol): string | undefined {
  const file = fileOf(symbol);
  const owner = packageOfFile(file);
  if (owner === '@mui/system') return 'system';
  if (owner !== '@mui/material') return undefined;
  return /\/@mui\/material\/(?:esm\/)?([A-Z]\w+)\//.exec(file)?.[1];
}

export function readMember(
  symbol: ts.Symbol,
  context: ExtractContext,
  ownerPlan: ApiPlan | undefined,
): ApiMember {
  const { checker } = context;
  const isOptional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
  const full = readType(symbol, context);
  const plan = apiPackageOf(fileOf(symbol))?.plan;
  const from = materialOwner(symbol);
  return {
    name: symbol.name,
    type: isOptional ? withoutUndefined(full) : full,
    ...(!isOptional && { required: true }),
    ...docOf(symbol, checker),
    ...(plan && isAbove(plan, ownerPlan) && { plan }),
    ...(from && { from }),
  };
}

/** More than a person takes in at a glance: what its authors wrote is shown if that is shorter. */
const glanceParts = 12;
/** More than a person takes in at all: the arguments of its names are left out. */
const readableParts = 60;

/** As written in its declaration while that means the same: authors name what the checker spells out. */
function readType(symbol: ts.Symbol, { checker, read, fromNode }: ExtractContext): ApiType {
  const type = checker.getTypeOfSymbol(symbol);
  const declarations = symbol.declarations ?? [];
  const [declaration] = declarations;
  const node =
    declarations.length === 1 && declaration && ts.isPropertySignature(declaration)
      ? declaration.type
      : undefined;
  if (node && isSame(checker.getTypeFromTypeNode(node), type, checker)) return fromNode(node);
  const spelt = read(type);
  const parts = partsOf(spelt);
  if (node && parts > glanceParts) {
    const declared = fromNode(node);
    if (partsOf(declared) * 2 < parts) return declared;
  }
  return parts > readableParts ? withoutArguments(spelt) : spelt;
}

function withoutArguments(type: ApiType): ApiType {
  if (type.kind === 'union') return { ...type, of: type.of.map(withoutArguments) };
  if (type.kind !== 'reference') return type;
  const { name, target } = type;
  return { kind: 'reference', name, ...(target && { target }) };
}

function isSame(one: ts.Type, other: ts.Type, checker: ts.TypeChecker): boolean {
  return one === other || checker.getNonNullableType(one) === checker.getNonNullableType(other);
}

/** Required ones first, then by name; what its authors call internal last. */
export function sortMembers(members: ApiMember[]): ApiMember[] {
  const rank = (member: ApiMember) =>
    member.internal ? 3 : member.required ? 0 : member.from ? 2 : 1;
  return members.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}
