import {
  ApiMethods,
  ChangesTable,
  ClassesTable,
  EventsTable,
  InterfaceTable,
  LocaleTable,
  Prop,
  PropsTable,
  SelectorsTable,
  SlotsTable,
} from '../api-reference/ui/ApiTables.tsx';
import { Demo } from '../demos/Demo.tsx';
import type { ComponentProps } from 'react';
import { localizePath } from '../language/index.ts';
import { serverLanguage, serverStrings } from '../language/serverStrings.ts';
import { PlanMarker } from '../ui/PlanMarker.tsx';
import { Callout } from './Callout.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { H2, H3, H4 } from './Heading.tsx';
import { InlineCode } from './InlineCode.tsx';
import { PackageManagerTabs } from './PackageManagerTabs.tsx';
import { PlanTable } from './PlanTable.tsx';
import { HeaderCell, Table } from './Table.tsx';
import './code.css';
import './prose.css';

function Plan({ is }: { is: 'pro' | 'premium' }) {
  return <PlanMarker plan={is} label={serverStrings().plans[is]} />;
}

/** Prose is written with canonical paths; they lead to the page's own language. */
function Link({ href = '', children, ...props }: ComponentProps<'a'>) {
  return (
    <a href={localizePath(href, serverLanguage())} {...props}>
      {children}
    </a>
  );
}

/** What prose may use without importing it. */
export const mdxComponents = {
  a: Link,
  code: InlineCode,
  h2: H2,
  h3: H3,
  h4: H4,
  table: Table,
  th: HeaderCell,
  ApiMethods,
  Callout,
  ChangesTable,
  ClassesTable,
  CodeBlock,
  Demo,
  EventsTable,
  InterfaceTable,
  LocaleTable,
  PackageManagerTabs,
  Plan,
  PlanTable,
  Prop,
  PropsTable,
  SelectorsTable,
  SlotsTable,
};
