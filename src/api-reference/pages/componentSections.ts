import type { Strings } from '../../language/index.ts';
import type { ApiComponent, ApiMember } from '../model.ts';
import { isPublic } from '../findInModel.ts';
import type { ApiTable } from '../tables.ts';
import { imports, usage, type ApiSection, type PageFacts, type TableGroup } from './apiSections.ts';

/** Longer tables of slots and classes are opened by those who need them. */
const longestTable = 40;
/** Fewer props than this are read at a glance, callbacks or not. */
const fewProps = 10;

/** What one needs most comes first: import, props; where it is used comes last. */
export function componentSections(
  component: ApiComponent,
  strings: Strings['api'],
  { isUsed, hasPlayground }: PageFacts,
): ApiSection[] {
  const { name, slots, classes, themeName } = component;
  const sections: (ApiSection | false)[] = [
    imports(strings),
    propsSection(component, strings),
    hasPlayground && {
      id: 'playground',
      title: strings.playground,
      content: { kind: 'controls', component },
    },
    slots.length > 0 && {
      id: 'slots',
      title: strings.slots,
      content: {
        kind: 'table',
        table: { kind: 'slots', component, rows: slots },
        text: strings.slotsText,
        isFolded: slots.length > longestTable,
      },
    },
    classes.length > 0 && {
      id: 'classes',
      title: strings.classes,
      content: {
        kind: 'table',
        table: { kind: 'classes', component, rows: classes },
        text: strings.classesText,
        isFolded: classes.length > longestTable,
      },
    },
    themeName !== undefined && {
      id: 'theme',
      title: strings.theme,
      content: { kind: 'theme', component },
    },
    isUsed && usage(name, strings),
  ];
  return sections.filter((section) => section !== false);
}

function propsSection(component: ApiComponent, strings: Strings['api']): ApiSection | false {
  const { props, inherits } = component;
  if (props.length === 0) return false;
  const table = (rows: ApiMember[]): ApiTable => ({ kind: 'props', component, rows });
  const group = (id: string, title: string, rows: ApiMember[]): TableGroup[] =>
    rows.length > 0 ? [{ id, title, table: table(rows) }] : [];
  const ownProps = props.filter((prop) => isPublic(prop) && !prop.from);
  const callbacks = ownProps.filter(isCallback);
  const others = ownProps.filter((prop) => !isCallback(prop));
  const isGrouped = ownProps.length >= fewProps && callbacks.length > 0 && others.length > 0;
  const shown = props.filter(({ internal }) => !internal);
  return {
    id: 'props',
    title: strings.props,
    content: {
      kind: 'table',
      table: table(isGrouped ? others : ownProps),
      tools: ownProps.length > 0,
      groups: isGrouped ? group('callbacks', strings.callbacks, callbacks) : [],
      asides: [
        ...group(
          'inherited-props',
          strings.inherited.replace('{name}', inherits ?? 'UI'),
          shown.filter(({ from }) => from && from !== 'system'),
        ),
        ...group(
          'system-props',
          strings.inheritedSystem,
          shown.filter(({ from }) => from === 'system'),
        ),
        ...group(
          'internal-props',
          strings.internalProps,
          props.filter(({ internal }) => internal),
        ),
      ],
    },
  };
}

/** `onRowClick`: called when something happens; required ones stay with the other required props. */
function isCallback({ name, required }: ApiMember): boolean {
  return !required && /^on[A-Z]/.test(name);
}
