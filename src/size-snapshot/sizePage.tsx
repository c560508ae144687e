import { english, fill } from '../language/index.ts';
import { serverStrings } from '../language/index.server.ts';
import { H2 } from '../pages/index.ui.ts';
import { generatedRecord, type PageModule, type PageSource } from '../pages/index.ts';
import { sizePagePath, sizeSnapshot } from './sizes.ts';
import { SizeTable } from './SizeTable.tsx';
import { kilobytes } from '../ui/index.ts';
import { snapshotFile, type SizeRow } from './snapshot.ts';

/** `/size-snapshot/`, in the shape of a written page. It has no languages (R15). */
export function sizePageSource(apiPageOf: (row: SizeRow) => string | undefined): PageSource {
  const load = async () => sizePage(apiPageOf);
  return { path: sizePagePath, language: 'en', load, loadFacts: load };
}

function sizePage(apiPageOf: (row: SizeRow) => string | undefined): PageModule {
  const { title, description, text, how, howText, table } = english.strings.sizes;
  const { rows } = sizeSnapshot();
  return {
    default: () => <SizePageBody apiPageOf={apiPageOf} />,
    demos: [],
    page: generatedRecord({
      file: snapshotFile,
      path: sizePagePath,
      title,
      description,
      headings: [
        { depth: 2, id: 'sizes', text: table },
        { depth: 2, id: 'method', text: how },
      ],
    }),
    search: [
      { kind: 'page', id: '', name: title, text: description, keywords: 'bundle size, weight, kb' },
    ],
    get markdown() {
      const { columns } = english.strings.sizes;
      const cells = rows.map(({ name, package: from, own, all }) =>
        [name, from, ...[...own, ...all].map(kilobytes)].join(' | '),
      );
      const head = Object.values(columns);
      return [
        text,
        `## ${table}`,
        [
          `| ${head.join(' | ')} |`,
          `|${head.map(() => '---').join('|')}|`,
          ...cells.map((line) => `| ${line} |`),
        ].join('\n'),
        `## ${how}`,
        fill(howText, { versions: versionsText() }),
      ].join('\n\n');
    },
  };
}

function SizePageBody({ apiPageOf }: { apiPageOf: (row: SizeRow) => string | undefined }) {
  const { sizes } = serverStrings();
  const rows = sizeSnapshot().rows.map((row) => ({ ...row, href: apiPageOf(row) ?? sizePagePath }));
  return (
    <>
      <p>{sizes.text}</p>
      <H2 id="sizes">{sizes.table}</H2>
      <SizeTable rows={rows} strings={sizes} />
      <H2 id="method">{sizes.how}</H2>
      <p>{fill(sizes.howText, { versions: versionsText() })}</p>
    </>
  );
}

function versionsText(): string {
  return Object.entries(sizeSnapshot().versions)
    .map((pair) => pair.join(' '))
    .join(', ');
}
