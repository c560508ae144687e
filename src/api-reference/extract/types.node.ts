import ts from 'typescript';
import type { ApiObjectMember, ApiParameter, ApiType } from '../model.ts';
import { packageOfFile } from '../packages.node.ts';

/** Answers with the key of a type that has a definition in the model, and sees to it that it gets there. */
export type RegisterType = (symbol: ts.Symbol) => string | undefined;

const printFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.WriteTypeParametersInQualifiedName |
  ts.NodeBuilderFlags.UseOnlyExternalAliasing |
  ts.NodeBuilderFlags.IgnoreErrors;

const printer = ts.createPrinter({ removeComments: true });
const printFile = ts.createSourceFile('print.ts', '', ts.ScriptTarget.ES2022);

const keywords = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
  [ts.SyntaxKind.UndefinedKeyword, 'undefined'],
  [ts.SyntaxKind.VoidKeyword, 'void'],
  [ts.SyntaxKind.NeverKeyword, 'never'],
  [ts.SyntaxKind.UnknownKeyword, 'unknown'],
  [ts.SyntaxKind.AnyKeyword, 'any'],
  [ts.SyntaxKind.ObjectKeyword, 'object'],
  [ts.SyntaxKind.SymbolKeyword, 'symbol'],
  [ts.SyntaxKind.BigIntKeyword, 'bigint'],
  [ts.SyntaxKind.ThisType, 'this'],
]);

/** Turns TypeScript's own types into the closed model, by way of the syntax it would print. */
export function createTypeReader(checker: ts.TypeChecker, register: RegisterType) {
  /** `expand`: the definition instead of its name. */
  function read(type: ts.Type, { expand = false } = {}): ApiType {
    const flags = expand ? printFlags | ts.NodeBuilderFlags.InTypeAlias : printFlags;
    const node = checker.typeToTypeNode(type, undefined, flags);
    return node ? fromNode(node) : { kind: 'keyword', name: 'unknown' };
  }

  function fromNode(node: ts.TypeNode): ApiType {
    const keyword = keywords.get(node.kind);
    if (keyword) return { kind: 'keyword', name: keyword };
    if (ts.isLiteralTypeNode(node)) return literal(node);
    if (ts.isParenthesizedTypeNode(node)) return fromNode(node.type);
    if (ts.isUnionTypeNode(node)) return { kind: 'union', of: node.types.map(fromNode) };
    if (ts.isIntersectionTypeNode(node))
      return { kind: 'intersection', of: node.types.map(fromNode) };
    if (ts.isArrayTypeNode(node)) return { kind: 'array', of: fromNode(node.elementType) };
    if (ts.isTupleTypeNode(node)) return { kind: 'tuple', of: node.elements.map(element) };
    if (ts.isTypeReferenceNode(node)) return named(node.typeName, node.typeArguments);
    if (ts.isImportTypeNode(node) && node.qualifier && !node.isTypeOf)
      return named(node.qualifier, node.typeArguments);
    if (ts.isFunctionTypeNode(node)) return signature(node);
    if (ts.isTypeLiteralNode(node)) return literalObject(node);
    if (ts.isTypeOperatorNode(node)) return operator(node);
    if (ts.isIndexedAccessTypeNode(node)) {
      return {
        kind: 'indexed',
        object: fromNode(node.objectType),
        index: fromNode(node.indexType),
      };
    }
    if (ts.isTypePredicateNode(node)) return { kind: 'keyword', name: 'boolean' };
    return code(node);
  }

  function element(node: ts.TypeNode | ts.NamedTupleMember): ApiType {
    if (ts.isNamedTupleMember(node)) return fromNode(node.type);
    if (ts.isRestTypeNode(node)) return { kind: 'code', text: print(node) };
    if (ts.isOptionalTypeNode(node)) return fromNode(node.type);
    return fromNode(node);
  }

  function named(name: ts.EntityName, args?: ts.NodeArray<ts.TypeNode>): ApiType {
    const last = ts.isIdentifier(name) ? name : name.right;
    const symbol = symbolOf(last) ?? written(last, checker);
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
    const lastName = last.text;
    const inReact = packageOfFile(file) === '@types/react' && !/^(JSX|React)$/.test(lastName);
    const target = symbol ? register(symbol) : undefined;
    const given = withoutDefaults((args ?? []).map(fromNode), args ?? [], symbol);
    return {
      kind: 'reference',
      name: inReact ? `React.${isJsx(symbol) ? 'JSX.' : ''}${lastName}` : lastName,
      ...(given.length > 0 && { args: given }),
      ...(target && { target }),
    };
  }

  function signature(node: ts.FunctionTypeNode | ts.MethodSignature | ts.CallSignatureDeclaration) {
    const parameters = node.parameters.map((parameter): ApiParameter => ({
      name: ts.isIdentifier(parameter.name) ? parameter.name.text : 'params',
      type: parameter.type ? fromNode(parameter.type) : { kind: 'keyword', name: 'unknown' },
      ...(parameter.questionToken && { optional: true }),
      ...(parameter.dotDotDotToken && { rest: true }),
    }));
    const returns: ApiType = node.type ? fromNode(node.type) : { kind: 'keyword', name: 'void' };
    return { kind: 'function' as const, parameters, returns };
  }

  function literalObject(node: ts.TypeLiteralNode): ApiType {
    const signatures = node.members.filter(ts.isCallSignatureDeclaration).map(signature);
    const [first] = signatures;
    // One function, or several of the same name.
    if (first && signatures.length === node.members.length)
      return signatures.length === 1 ? first : { kind: 'intersection', of: signatures };
    const members = node.members.flatMap((member): ApiObjectMember[] => {
      if (ts.isPropertySignature(member) && member.type) {
        return [
          {
            name: nameText(member.name),
            type: member.questionToken
              ? withoutUndefined(fromNode(member.type))
              : fromNode(member.type),
            ...(member.questionToken && { optional: true }),
          },
        ];
      }
      if (ts.isMethodSignature(member)) {
        return [
          {
            name: nameText(member.name),
            type: signature(member),
            ...(member.questionToken && { optional: true }),
          },
        ];
      }
      if (ts.isIndexSignatureDeclaration(member)) {
        const [parameter] = member.parameters;
        const key = parameter?.type ? print(parameter.type) : 'string';
        return [{ name: `[key: ${key}]`, type: fromNode(member.type) }];
      }
      return [];
    });
    return { kind: 'object', members };
  }

  function operator(node: ts.TypeOperatorNode): ApiType {
    const of = fromNode(node.type);
    if (node.operator === ts.SyntaxKind.ReadonlyKeyword) {
      return of.kind === 'array'
        ? { ...of, readonly: true }
        : { kind: 'operator', operator: 'readonly', of };
    }
    return {
      kind: 'operator',
      operator: node.operator === ts.SyntaxKind.KeyOfKeyword ? 'keyof' : 'unique',
      of,
    };
  }

  return { read, fromNode };
}

/** The symbol of a name in a file, as opposed to one in printed syntax. */
function written(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (node.pos < 0) return undefined;
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** What `?` already says. */
export function withoutUndefined(type: ApiType): ApiType {
  if (type.kind !== 'union') return type;
  const of = type.of.filter((item) => !(item.kind === 'keyword' && item.name === 'undefined'));
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'union', of };
}

export function partsOf(type: ApiType): number {
  return JSON.stringify(type).split('"kind"').length - 1;
}

/** Trailing arguments without information: `any`, and what the declaration gives as default. */
function withoutDefaults(
  args: ApiType[],
  nodes: readonly ts.TypeNode[],
  symbol: ts.Symbol | undefined,
): ApiType[] {
  const declaration = symbol?.declarations?.find(
    (item) => ts.isInterfaceDeclaration(item) || ts.isTypeAliasDeclaration(item),
  );
  const parameters = declaration?.typeParameters ?? [];
  const texts = nodes.map(print);
  const isDefault = (index: number): boolean => {
    const arg = args[index];
    if (arg?.kind === 'keyword' && arg.name === 'any') return true;
    const fallback = parameters[index]?.default?.getText();
    if (fallback === undefined) return false;
    // A default may be another parameter, or React's own name for a DOM event.
    const other = parameters.findIndex(({ name }) => name.text === fallback);
    const expected = other >= 0 && other < index ? texts[other] : fallback;
    return texts[index] === expected || `Native${texts[index]}` === expected;
  };
  let end = args.length;
  while (end > 0 && isDefault(end - 1)) end -= 1;
  return args.slice(0, end);
}

function literal(node: ts.LiteralTypeNode): ApiType {
  if (node.literal.kind === ts.SyntaxKind.NullKeyword) return { kind: 'keyword', name: 'null' };
  if (ts.isStringLiteral(node.literal)) return { kind: 'literal', text: quoted(node.literal.text) };
  return { kind: 'literal', text: print(node.literal) };
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function code(node: ts.Node): ApiType {
  return { kind: 'code', text: print(node) };
}

function print(node: ts.Node): string {
  // Copy the text from its own file: the printer would look in another one.
  const text = node.pos >= 0 ? node.getText() : printed(node);
  return text.replace(/import\((?:"[^"]*"|'[^']*')\)\./g, '').replace(/\s+/g, ' ');
}

function printed(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, printFile);
}

function nameText(name: ts.PropertyName): string {
  if (ts.isIdentifier(name)) return name.text;
  if (ts.isStringLiteral(name)) return quoted(name.text);
  return print(name);
}

/** The printer of types leaves the symbol on each name that it writes. */
function symbolOf(node: ts.Identifier): ts.Symbol | undefined {
  return (node as unknown as { symbol?: ts.Symbol }).symbol;
}

function isJsx(symbol: ts.Symbol | undefined): boolean {
  const parent = (symbol as unknown as { parent?: ts.Symbol } | undefined)?.parent;
  return parent?.name === 'JSX';
}
