import ts from 'typescript';
import { componentProps } from './components.ts';
import { docTagsOf } from './docTags.ts';
import type { readModule } from './modules.ts';
import { unlisted, type Placed, type Properties } from './placed.ts';
import { createReader, type Reader } from './properties.ts';
import type {
  EntryKind,
  ReleaseApi,
  ReleaseEntry,
  ReleaseMember,
  ReleaseMembers,
} from './release.ts';
import { signatureText, typeText } from './typeText.ts';
import { createUniverse, type ResolvedName, type Universe } from './universe.ts';

/** Folders that users do not import from. */
const notEntries =
  /^(?:internals|locales|tests|typeOverloads|material|icons|themeAugmentation|dist|Adapter\w+)$/;
const notPublic = /^(?:default$|unstable_|internal)/;

/** The API of packages that are used together, the lowest plan first: it owns what several export. */
export function readRelease(
  packages: ReadonlyMap<string, ReadonlyMap<string, string>>,
  readFile?: typeof readModule,
): ReleaseApi {
  const universe = createUniverse(packages, readFile);
  const reader = createReader(universe);
  const api: ReleaseApi = new Map();
  for (const [packageName, files] of packages) {
    const exported = exportsOf(packageName, files.keys(), universe);
    for (const [name, found] of exported) {
      const deprecated = found.declarations.some((item) => docTagsOf(item).deprecated);
      const entry = entryOf(name, found, exported, reader);
      const known = api.get(name);
      // A type that a higher plan declares again has the members of both.
      if (known?.members && entry.members && known.kind === 'type')
        known.members = { ...entry.members, ...known.members };
      else if (!known)
        api.set(name, { ...entry, package: packageName, ...(deprecated && { deprecated: true }) });
    }
  }
  readEventNames(api);
  return api;
}

/** Before events had types, an enum listed them. */
function readEventNames(api: ReleaseApi): void {
  const listed = api.get('GridEvents');
  if (listed && !api.has('GridEventLookup')) api.set('GridEventLookup', listed);
}

/** What can be imported from a package, by the name that it is documented under. */
function exportsOf(
  packageName: string,
  files: Iterable<string>,
  universe: Universe,
): Map<string, ResolvedName> {
  const exported = new Map<string, ResolvedName>();
  for (const entry of entriesOf(files)) {
    const module = universe.moduleAt([packageName, entry].filter(Boolean).join('/'));
    for (const name of module ? universe.exportNames(module) : []) {
      const documented = name.replace(/^Unstable_/, '');
      if (!module || notPublic.test(name) || exported.has(documented)) continue;
      if (isStub(documented, packageName)) continue;
      // What another package declares is known by its name alone.
      const found = universe.exported(name, module) ?? { module, name, declarations: [] };
      exported.set(documented, found);
    }
  }
  return exported;
}

type EntryContent = Omit<ReleaseEntry, 'package'>;

/** The root and the folders with an index. */
function entriesOf(files: Iterable<string>): string[] {
  const folders = [...files].flatMap((file) => /^([^/]+)\/index\.d\.ts$/.exec(file)?.[1] ?? []);
  return ['', ...folders.filter((folder) => !notEntries.test(folder)).sort()];
}

/** The grid packages export each other's names too, as functions that only throw. */
function isStub(name: string, packageName: string): boolean {
  const [found, suffix = ''] = /^DataGrid(Pro|Premium)?$/.exec(name) ?? [];
  const plan = /-(pro|premium)$/.exec(packageName)?.[1] ?? '';
  return found !== undefined && suffix.toLowerCase() !== plan;
}

function entryOf(
  name: string,
  found: ResolvedName,
  exported: ReadonlyMap<string, ResolvedName>,
  reader: Reader,
): EntryContent {
  const props = componentProps(name, found, reader);
  if (props) return componentOf(name, props, exported, reader);
  const { declarations } = found;
  const [first] = declarations;
  const isType = declarations.some(
    (item) => ts.isInterfaceDeclaration(item) || ts.isTypeAliasDeclaration(item),
  );
  if (isType) {
    const properties = reader.propertiesOfName(found);
    const members = membersOf(properties);
    const alias = declarations.find(ts.isTypeAliasDeclaration);
    const isObject = Object.keys(members).length > 0 && !isChoice(alias);
    return {
      kind: 'type',
      ...(isObject ? { members } : { type: typeText(alias?.type) }),
      ...(properties.has(unlisted) && { open: true }),
    };
  }
  if (first && ts.isEnumDeclaration(first)) {
    const members = first.members.map((item): [string, ReleaseMember] => [
      item.name.getText(),
      { package: found.module.package, type: 'string' },
    ]);
    return { kind: 'type', members: Object.fromEntries(members) };
  }
  const type =
    first && ts.isFunctionDeclaration(first)
      ? signatureText(first)
      : first && ts.isVariableDeclaration(first)
        ? variableText(first)
        : '';
  const kind = kindOf(name, type);
  return { kind, ...(kind !== 'value' && { type }) };
}

function kindOf(name: string, type: string): EntryKind {
  if (/^use[A-Z]/.test(name)) return 'hook';
  return type.includes('=>') || /Selector$/.test(name) ? 'function' : 'value';
}

function variableText({ type }: ts.VariableDeclaration): string {
  return type && ts.isFunctionTypeNode(type) ? signatureText(type) : typeText(type);
}

/** `'a' | 'b'` or a function: nothing with members of its own. */
function isChoice(alias: ts.TypeAliasDeclaration | undefined): boolean {
  return (
    alias !== undefined && (ts.isFunctionTypeNode(alias.type) || ts.isArrayTypeNode(alias.type))
  );
}

function componentOf(
  name: string,
  props: Placed[],
  exported: ReadonlyMap<string, ResolvedName>,
  reader: Reader,
): EntryContent {
  const declaredProps = exported.get(`${name}Props`);
  const properties: Properties = new Map([
    ...props.flatMap((type) => [...reader.propertiesOf(type)]),
    ...(declaredProps ? reader.propertiesOfName(declaredProps) : []),
  ]);
  properties.delete('key');
  properties.delete('ref');
  const inside = (key: string) => {
    const type = properties.get(key)?.type;
    return type ? membersOf(reader.propertiesOf(type), true) : {};
  };
  const classesType = exported.get(`${name}Classes`);
  const classes = inside('classes');
  const ownClasses =
    Object.keys(classes).length > 0 || !classesType
      ? classes
      : membersOf(reader.propertiesOfName(classesType), true);
  return {
    kind: 'component',
    ...(properties.has(unlisted) && { open: true }),
    members: membersOf(properties),
    slots: inside('slots'),
    classes: ownClasses,
  };
}

/** Slots and classes are shown even if their authors call them internal. */
function membersOf(properties: Properties, withInternal = false): ReleaseMembers {
  const members: ReleaseMembers = {};
  for (const [name, { node, type }] of properties) {
    if (name === unlisted) continue;
    const { internal, deprecated, default: fallback } = docTagsOf(node);
    if (internal && !withInternal) continue;
    members[name] = {
      package: packageOf(node),
      type: ts.isMethodSignature(node) ? signatureText(node) : typeText(type?.node),
      ...(fallback && { default: fallback }),
      ...(deprecated && { deprecated }),
    };
  }
  return members;
}

/** `@mui/x-data-grid-pro/models/…` → `@mui/x-data-grid-pro`. */
function packageOf(node: ts.Node): string {
  return node.getSourceFile().fileName.split('/').slice(0, 2).join('/');
}
