import { hasLicense } from 'virtual:demo-license';
import { needsLicense } from '../../demos/source/index.ts';
import { CodeBlock } from '../../code/index.ui.ts';
import { H2 } from '../../pages/index.ui.ts';
import { fill } from '../../language/index.ts';
import { Controls, type ControlsProps } from '../controls/Controls.tsx';
import { controlsOf } from '../controls/controls.ts';
import { isMainComponent } from '../controls/mainComponents.ts';
import type { ApiComponent, ApiModel } from '../model.ts';
import type { FormatContext } from '../format/context.ts';
import { docHtml } from '../format/doc.ts';
import { deprecatedText } from '../format/rowsHtml.ts';
import { popoversHtml } from '../format/typeHtml.ts';
import type { ApiPage } from '../pages/apiPages.ts';
import { sectionsOf, type ApiSection, type PageFacts } from '../pages/apiSections.ts';
import { importLines, refText, snippetHtml, themeLines } from '../pages/snippets.ts';
import { generatedPages, serverFormatContext } from '../server.ts';
import { costOf, ImportCost } from '../../size-snapshot/index.server.ts';
import { ApiStyles } from './ApiStyles.tsx';
import { ApiTools } from './ApiTools.tsx';
import { NewFilter } from './NewFilter.tsx';
import { JumpList } from './JumpList.tsx';
import { sectionHtml } from './sectionHtml.ts';
import type { Usage } from '../usage.ts';
import { UsageList } from './UsageList.tsx';

interface ApiPageBodyProps {
  page: ApiPage;
  usage: Usage;
  facts: PageFacts;
}

/** The content of a generated page: headings in React, what is under them as HTML made at build. */
export function ApiPageBody({ page, usage, facts }: ApiPageBodyProps) {
  const context = serverFormatContext();
  const { model, strings } = context;
  const sections = sectionsOf(page, model, generatedPages(), strings.api, facts);
  const shown = sections.map((section) => (
    <section key={section.id} className="api-section">
      <H2 id={section.id}>{section.title}</H2>
      <SectionBody {...bodyOf(page, section, context, usage)} />
    </section>
  ));
  // After the sections: they collect the types that they mention.
  const popovers = popoversHtml(context);
  return (
    <>
      <ApiStyles />
      <Introduction page={page} context={context} />
      <Jump page={page} sections={sections} />
      {page.kind === 'index' || page.kind === 'methods' || page.kind === 'selectors' ? (
        <div id="docs-api-list">
          <ApiTools target="docs-api-list" views={page.kind !== 'index'} />
          {shown}
        </div>
      ) : (
        shown
      )}
      {popovers && <div dangerouslySetInnerHTML={{ __html: popovers }} />}
    </>
  );
}

/** Fewer are seen without looking for them. */
const fewMembers = 8;

function Jump({ page, sections }: { page: ApiPage; sections: readonly ApiSection[] }) {
  if (page.kind !== 'component' && page.kind !== 'interface') return null;
  const groups = sections.flatMap(({ id, title, content }) =>
    content.kind === 'table'
      ? [{ id, title, table: content.table }, ...(content.groups ?? [])]
      : [],
  );
  const counted = groups.map((group) => ({
    id: group.id,
    title: group.title,
    count: group.table.rows.length,
  }));
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return total < fewMembers ? null : <JumpList groups={counted} />;
}

type Body =
  /** `after`: below the code. */
  | { kind: 'code'; lines: string[]; text?: string; after?: string }
  | { kind: 'usage'; usage: Usage }
  | { kind: 'controls'; props: ControlsProps; text: string }
  | { kind: 'html'; html: string; id?: string; views?: boolean; text?: string };

function bodyOf(
  page: ApiPage,
  { id, content }: ApiSection,
  context: FormatContext,
  usage: Usage,
): Body {
  const { api } = context.strings;
  switch (content.kind) {
    case 'imports':
      return { kind: 'code', lines: importLines(page), after: refText(page, api) };
    case 'theme':
      return {
        kind: 'code',
        lines: themeLines(content.component),
        text: fill(api.themeText, { name: content.component.themeName ?? '' }),
      };
    case 'usage':
      return { kind: 'usage', usage };
    case 'controls':
      return {
        kind: 'controls',
        props: controlsProps(content.component, context.model),
        text: api.controlsText,
      };
    case 'table': {
      const html = sectionHtml(page, content, context);
      const tools = content.tools ? { id: `docs-api-${id}`, views: true } : {};
      return { kind: 'html', html, ...tools, ...(content.text && { text: content.text }) };
    }
    case 'links':
      return { kind: 'html', html: sectionHtml(page, content, context) };
    default:
      return { kind: 'html', html: sectionHtml(page, content, context), id: `docs-api-${id}` };
  }
}

function SectionBody(body: Body) {
  switch (body.kind) {
    case 'code':
      return (
        <>
          {body.text && <p>{body.text}</p>}
          <CodeBlock html={snippetHtml(body.lines)} language="ts" />
          {body.after && <p>{body.after}</p>}
        </>
      );
    case 'usage':
      return <UsageList {...body.usage} />;
    case 'controls':
      return (
        <>
          <p>{body.text}</p>
          <Controls {...body.props} />
        </>
      );
    case 'html':
      return (
        <>
          {body.text && <p>{body.text}</p>}
          {body.id && <ApiTools target={body.id} views={body.views ?? false} />}
          <NewFilter html={body.html} />
          {/* `layOutAhead` sets styles on the rows, possibly before React takes them over. */}
          <div
            className="api-rows"
            id={body.id}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: body.html }}
          />
        </>
      );
  }
}

function controlsProps(component: ApiComponent, model: ApiModel): ControlsProps {
  const { name, imports } = component;
  if (!isMainComponent(name))
    throw new Error(`controls/mainComponents.ts: ${name} has no example. Add it.`);
  return {
    name,
    controls: controlsOf(component, model),
    licensed: hasLicense && needsLicense(imports.slice(0, 1).map((item) => item.package)),
  };
}

function Introduction({ page, context }: { page: ApiPage; context: FormatContext }) {
  if (page.kind !== 'component' && page.kind !== 'interface') return null;
  const entry = page.kind === 'component' ? page.component : page.interface;
  const { api } = context.strings;
  const deprecated =
    entry.deprecated === undefined
      ? ''
      : `**${deprecatedText(entry, context.strings)}.** ${entry.deprecated}\n\n`;
  const html = docHtml(deprecated + entry.text, context.hrefOf);
  const packages = page.kind === 'component' ? entry.imports.map((item) => item.package) : [];
  const cost = costOf(entry.name, packages);
  if (!html && !entry.since && !cost) return null;
  return (
    <div className="api-introduction">
      {html && <div className="api-doc" dangerouslySetInnerHTML={{ __html: html }} />}
      {cost && <ImportCost row={cost} />}
      {entry.since && <p>{fill(api.sinceText, { version: entry.since })}</p>}
    </div>
  );
}
