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
} from '../api-reference/index.server.ts';
import { Demo } from '../demos/frame/index.ui.ts';
import type { ComponentProps, ReactNode } from 'react';
import { localizePath } from '../language/index.ts';
import { serverLanguage, proseStrings } from '../language/index.server.ts';
import { PlanMarker } from '../ui/index.ui.ts';
import { CodemodRunner, NamesIndex } from '../migration/index.ui.ts';

import { Callout } from './Callout.tsx';
import { CodeBlock, CodeDiff } from '../code/index.ui.ts';
import { H2, H3, H4 } from '../pages/index.ui.ts';
import { InlineCode } from './InlineCode.tsx';
import { landingComponents } from './landing/landingComponents.tsx';
import { PackageManagerTabs } from './PackageManagerTabs.tsx';
import { PlanTable } from './PlanTable.tsx';
import { HeaderCell, Table } from './Table.tsx';
import { ThemeBuilderTool } from './ThemeBuilderTool.tsx';
import { withStyles } from './withStyles.tsx';
import './prose.css';

function Plan({ is }: { is: 'pro' | 'premium' }) {
  const { planNames, planTexts } = proseStrings();
  return <PlanMarker plan={is} label={planTexts[is]} name={planNames[is]} explains />;
}

/** A command for the reader's package manager, without the choice: that is made elsewhere on the page. */
function PackageLine({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
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
  ...landingComponents,
  ApiMethods,
  Callout,
  ChangesTable,
  ClassesTable,
  CodeBlock,
  CodeDiff,
  CodemodRunner,
  Demo,
  EventsTable,
  InterfaceTable,
  LocaleTable,
  NamesIndex,
  PackageLine,
  PackageManagerTabs,
  Plan,
  PlanTable: withStyles(PlanTable, import.meta.viteRsc.loadCss('./PlanTable.module.css')),
  Prop,
  PropsTable,
  SelectorsTable,
  SlotsTable,
  ThemeBuilder: ThemeBuilderTool,
};
