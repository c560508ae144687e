import ts from 'typescript';
import { inferred } from './infer.ts';
import { createKeys } from './keys.ts';
import {
  findIn,
  isPrivate,
  joined,
  nameOf,
  parametersOf,
  unlisted,
  type Placed,
  type Properties,
  type Property,
} from './placed.ts';
import { elementsOf } from './tuples.ts';
import type { ResolvedName, Universe } from './universe.ts';

/** Wrappers that keep the names. Those of other packages are known by what they are called. */
const transparent =
  /^(?:Partial|Required|Readonly|NonNullable|Exclude|Extract|MakeOptional|MakeRequired|DefaultizedProps|PropsWithChildren|Simplify)$/;
const deepest = 60;

export interface Reader {
  propertiesOf: (type: Placed) => Properties;
  /** What a reference, an `import(…)` type or `typeof` names. */
  find: (type: Placed) => ResolvedName | undefined;
  /** Those of an exported name. */
  propertiesOfName: (found: ResolvedName) => Properties;
}

/** Lists the properties of types by reading declarations, without a type checker and without other packages. */
export function createReader(universe: Universe): Reader {
  const kept = new Map<string, Properties>();
  const find = (type: Placed) => findIn(universe, type);
  const keysOf = createKeys(propertiesOf, find);
  let depth = 0;

  function propertiesOf(type: Placed): Properties {
    if (depth > deepest) return new Map();
    depth += 1;
    try {
      return read(type);
    } finally {
      depth -= 1;
    }
  }

  function read(type: Placed): Properties {
    const { node } = type;
    const at = (inner: ts.TypeNode): Placed => ({ ...type, node: inner });
    if (ts.isParenthesizedTypeNode(node)) return propertiesOf(at(node.type));
    if (ts.isTypeOperatorNode(node))
      return node.operator === ts.SyntaxKind.KeyOfKeyword ? new Map() : propertiesOf(at(node.type));
    if (ts.isTypeLiteralNode(node)) return membersOf(node.members, type);
    if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node))
      return joined(node.types.map((part) => propertiesOf(at(part))));
    if (ts.isConditionalTypeNode(node)) {
      const parameters = inferred(node, type, find);
      return joined([
        propertiesOf(at(node.falseType)),
        propertiesOf({ ...at(node.trueType), parameters }),
      ]);
    }
    if (ts.isMappedTypeNode(node)) return mapped(node, type);
    if (ts.isIndexedAccessTypeNode(node)) return joined(typesAt(node, type).map(propertiesOf));
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node))
      return referenced(node.typeArguments ?? [], type);
    if (ts.isImportTypeNode(node)) return referenced(node.typeArguments ?? [], type);
    if (ts.isTypeQueryNode(node)) {
      const declaration = find(type)?.declarations[0];
      const declared =
        declaration && ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
      return declared ? propertiesOf(at(declared)) : new Map();
    }
    return new Map();
  }

  /** The types at `Owner[Keys]`, one a key. */
  function typesAt({ objectType, indexType }: ts.IndexedAccessTypeNode, type: Placed): Placed[] {
    const owners = ts.isIndexedAccessTypeNode(objectType)
      ? typesAt(objectType, type)
      : [{ ...type, node: objectType }];
    const keys = [...keysOf({ ...type, node: indexType })];
    return owners.flatMap((owner) => {
      const properties = propertiesOf(owner);
      return keys.flatMap((key) => properties.get(key)?.type ?? []);
    });
  }

  function referenced(args: readonly ts.TypeNode[], type: Placed): Properties {
    const name = nameOf(type.node);
    const arg = (index: number): Placed | undefined => {
      const node = args[index];
      return node && { ...type, node };
    };
    const first = arg(0);
    const second = arg(1);
    const parameter = type.parameters.get(name);
    if (parameter) return propertiesOf(parameter);
    if (first && second && /^(?:Distributive)?Omit$|^Except$/.test(name)) {
      const left = new Map(propertiesOf(first));
      for (const key of keysOf(second)) left.delete(key);
      return left;
    }
    if (first && second && /^(?:Distributive)?Pick$/.test(name)) {
      const wanted = keysOf(second);
      return new Map([...propertiesOf(first)].filter(([key]) => wanted.has(key)));
    }
    if (first && second && name === 'Record')
      return new Map([...keysOf(first)].map((key) => [key, { node: second.node, type: second }]));
    if (first && second && /^Merge(?:Signatures|Plugins)Property$/.test(name))
      return joined(
        elementsOf(first, find).map((element) =>
          joined(
            [...keysOf(second)].map((key) => {
              const property = propertiesOf(element).get(key)?.type;
              return property ? propertiesOf(property) : new Map();
            }),
          ),
        ),
      );
    if (first && transparent.test(name)) return propertiesOf(first);
    const found = find(type);
    if (found) return declared(found, args, type);
    const from = type.module.imports.get(name)?.from ?? '';
    return from.startsWith('@mui/x-')
      ? new Map([[unlisted, { node: type.node, type: undefined }]])
      : new Map();
  }

  function declared(
    found: ResolvedName,
    args: readonly ts.TypeNode[],
    from: Placed | undefined,
  ): Properties {
    const isFree = args.length === 0;
    const key = `${found.module.file}:${found.name}`;
    const known = isFree ? kept.get(key) : undefined;
    if (known) return known;
    const parts = found.declarations.map((declaration): Properties => {
      if (ts.isTypeAliasDeclaration(declaration)) {
        const parameters = parametersOf(declaration, args, from, found.module);
        return propertiesOf({ node: declaration.type, module: found.module, parameters });
      }
      if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
        const parameters = parametersOf(declaration, args, from, found.module);
        return interfaceOf(declaration, { module: found.module, parameters });
      }
      return new Map();
    });
    for (const { declaration, module } of universe.additions(found))
      parts.push(interfaceOf(declaration, { module, parameters: new Map() }));
    const result = joined(parts);
    if (isFree && depth < deepest / 2) kept.set(key, result);
    return result;
  }

  function interfaceOf(
    declaration: ts.InterfaceDeclaration | ts.ClassDeclaration,
    place: Omit<Placed, 'node'>,
  ): Properties {
    const bases = (declaration.heritageClauses ?? [])
      .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
      .flatMap(({ types }) => types)
      .map((node) => propertiesOf({ ...place, node }));
    return joined([...bases, membersOf(declaration.members, place)]);
  }

  function membersOf(
    members: readonly (ts.TypeElement | ts.ClassElement)[],
    place: Omit<Placed, 'node'>,
  ): Properties {
    const result: Properties = new Map();
    for (const member of members) {
      const name =
        member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name))
          ? member.name.text
          : undefined;
      if (name === undefined || isPrivate(member)) continue;
      const typed = ts.isPropertySignature(member) || ts.isPropertyDeclaration(member);
      const type = typed && member.type ? { ...place, node: member.type } : undefined;
      result.set(name, { node: member, type });
    }
    return result;
  }

  function mapped(node: ts.MappedTypeNode, type: Placed): Properties {
    const { constraint } = node.typeParameter;
    if (!constraint) return new Map();
    const at = (inner: ts.TypeNode): Placed => ({ ...type, node: inner });
    const source =
      ts.isTypeOperatorNode(constraint) && constraint.operator === ts.SyntaxKind.KeyOfKeyword
        ? propertiesOf(at(constraint.type))
        : new Map<string, Property>();
    const value = node.type && at(node.type);
    const rename = node.nameType?.getText().includes('Uncapitalize<')
      ? (key: string) => key.charAt(0).toLowerCase() + key.slice(1)
      : (key: string) => key;
    return new Map(
      [...keysOf(at(constraint))].map((key) => [
        rename(key),
        source.get(key) ?? { node: node.type ?? node, type: value },
      ]),
    );
  }

  return {
    propertiesOf,
    find,
    propertiesOfName: (found) => declared(found, [], undefined),
  };
}
