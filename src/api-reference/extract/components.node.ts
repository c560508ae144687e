import ts from 'typescript';
import type { ApiComponent, ApiMember, ApiSlot } from '../model.ts';
import { apiPackageOf } from '../packages.node.ts';
import { classesOf, type ClassTables } from './classes.node.ts';
import { typeParameterText, isAbove, type ExtractContext } from './context.node.ts';
import { docOf } from './docs.node.ts';
import { entryFields, type ExportedName } from './exports.node.ts';
import { fileOf, isFromDom, propertiesOf, readMember, sortMembers } from './members.node.ts';
import { propTypesOf, themeNameByProps, themeNameOf } from './sources.node.ts';

/** The signature of an export that renders something; undefined: it isn't a component. */
export function componentSignature(
  { name, symbol }: ExportedName,
  checker: ts.TypeChecker,
): ts.Signature | undefined {
  if (!/^[A-Z]/.test(name) || /^[A-Z\d_]+$/.test(name) || !(symbol.flags & ts.SymbolFlags.Value))
    return undefined;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!signature || signature.parameters.length > 2) return undefined;
  const result = checker.typeToString(signature.getReturnType());
  return /\bElement\b|ReactNode|ReactElement|^null$|ReactPortal/.test(result)
    ? signature
    : undefined;
}

export function readComponent(
  exported: ExportedName,
  signature: ts.Signature,
  exportedProps: ExportedName | undefined,
  classes: ClassTables,
  context: ExtractContext,
): ApiComponent {
  const { checker, read } = context;
  const { name, symbol, plan } = exported;
  const file = fileOf(symbol);
  const propsSymbol = signature.parameters[0];
  const propsType =
    context.filledProps(name) ?? (propsSymbol && checker.getTypeOfSymbol(propsSymbol));
  const byName = new Map(
    (propsType ? propertiesOf(propsType, checker) : []).map((item) => [item.name, item]),
  );
  // A styled element hides what it accepts; the type that is exported for it does not.
  const declared = exportedProps && checker.getDeclaredTypeOfSymbol(exportedProps.symbol);
  for (const item of declared ? propertiesOf(declared, checker) : []) {
    const known = byName.get(item.name);
    if (!known || (isFromDom(known) && !isFromDom(item))) byName.set(item.name, item);
  }
  const properties = [...byName.values()];
  const sourceKeys = propTypesOf(file, symbol.name);
  const inSource = new Set(sourceKeys.map((key) => key.name));
  const shown = properties.filter(
    (item) =>
      item.name !== 'key' && item.name !== 'ref' && (inSource.has(item.name) || !isFromDom(item)),
  );
  // `DataGridPremium` has props of three plans; a component of one plan alone would only repeat its own.
  const lowest = /(Pro|Premium)$/.test(name) ? undefined : plan;
  const props = shown.map((item) => readMember(item, context, lowest));
  const known = new Set(props.map((prop) => prop.name));
  const extra = sourceKeys
    .filter((key) => !known.has(key.name))
    .map((key): ApiMember => ({
      name: key.name,
      type: { kind: 'code', text: key.text.replace(/\.isRequired$/, '').replace(/\s+/g, ' ') },
      ...(key.required && { required: true }),
      text: '',
    }));
  const find = (key: string) => properties.find((item) => item.name === key);
  const refSymbol = find('ref') ?? refOf(propsSymbol, checker);
  const themeName = themeNameOf(file) ?? themeNameByProps(name);
  const parameters = typeParametersOfSignature(signature);
  const inherits = mostCommon(props.flatMap(({ from }) => (from ? [from] : [])));
  const ref = refSymbol && refElement(checker.typeToString(checker.getTypeOfSymbol(refSymbol)));
  return {
    kind: 'component',
    ...entryFields(exported, checker),
    ...(parameters && { typeParameters: parameters }),
    props: sortMembers([...props, ...extra]),
    slots: slotsOf(find('slots'), find('slotProps'), context, lowest),
    classes: classesOf(name, find('classes'), classes, context),
    ...(themeName && { themeName }),
    ...(ref && { ref }),
    ...(inherits && { inherits }),
  };

  function slotsOf(
    slots: ts.Symbol | undefined,
    slotProps: ts.Symbol | undefined,
    { checker: types }: ExtractContext,
    ownerPlan: ApiComponent['plan'],
  ): ApiSlot[] {
    if (!slots) return [];
    const type = types.getNonNullableType(types.getTypeOfSymbol(slots));
    const propsOfSlots = slotProps && types.getNonNullableType(types.getTypeOfSymbol(slotProps));
    return propertiesOf(type, types)
      .map((slot): ApiSlot => {
        const { text, default: fallback, deprecated } = docOf(slot, types);
        const slotProps = propsOfSlots && types.getPropertyOfType(propsOfSlots, slot.name);
        const slotPlan = apiPackageOf(fileOf(slot))?.plan;
        return {
          name: slot.name,
          text,
          ...(fallback && { default: fallback }),
          ...(deprecated !== undefined && { deprecated }),
          ...(slotProps && {
            props: read(types.getNonNullableType(types.getTypeOfSymbol(slotProps))),
          }),
          ...(slotPlan && isAbove(slotPlan, ownerPlan) && { plan: slotPlan }),
        };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

function refOf(props: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  return props && checker.getPropertyOfType(checker.getTypeOfSymbol(props), 'ref');
}

function typeParametersOfSignature(signature: ts.Signature): string | undefined {
  const declarations = (signature.getTypeParameters() ?? []).flatMap(
    (parameter) => parameter.symbol.declarations?.filter(ts.isTypeParameterDeclaration) ?? [],
  );
  return typeParameterText(declarations);
}

/** `Ref<HTMLDivElement> | undefined` → `HTMLDivElement`. */
function refElement(text: string): string | undefined {
  return /<([\w.]+)(?: \| null)?>/.exec(text)?.[1];
}

/** Of a Material UI component with at least a few props here. */
function mostCommon(names: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 3 ? best[0] : undefined;
}
