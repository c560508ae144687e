import { expect, test } from 'vitest';
import type { AgentIndex, AgentPage } from './agentPage.ts';
import { llmsFullText, llmsText, productLlmsText } from './llms.ts';

const page = (path: string, more: Partial<AgentPage>): AgentPage => ({
  path,
  title: 'Title',
  description: 'What it is about.',
  product: 'x-charts',
  kind: 'guide',
  trail: [],
  headings: [],
  components: [],
  demos: [],
  ...more,
});

const index: AgentIndex = {
  name: 'Docs',
  description: 'All of it.',
  origin: 'https://docs.example.com',
  version: '8.11.3',
  pages: [
    page('/x/introduction/', {
      title: 'Overview',
      product: 'introduction',
      trail: ['Introduction'],
    }),
    page('/x/react-charts/', { title: 'Charts', trail: ['Charts'] }),
    page('/x/react-charts/heatmap/', {
      title: 'Heatmap',
      plan: 'pro',
      trail: ['Charts', 'Components'],
    }),
    page('/x/api/charts/', { title: 'Charts API', kind: 'api' }),
    page('/x/api/charts/bar-chart/', { title: 'BarChart', kind: 'api' }),
    page('/x/migration/migration-charts-v7/', {
      title: 'From v7',
      kind: 'migration',
      trail: ['Migration'],
    }),
  ],
};

test('the map of the site', () => {
  expect(llmsText(index, 2_100_000)).toMatchInlineSnapshot(`
    "# Docs, version 8.11.3

    > All of it.

    Every page has a Markdown twin: its address without the last slash and with \`.md\`, as in
    https://docs.example.com/x/react-data-grid/sorting.md. It contains the demos as TypeScript; tables of
    props are generated from the types of the packages. The links below lead to these files.

    ## Products

    - [Charts](https://docs.example.com/x/react-charts/llms.txt): 2 pages. What it is about.

    ## Introduction

    - [Introduction: Overview](https://docs.example.com/x/introduction.md): What it is about.

    ## Migration

    - [From v7](https://docs.example.com/x/migration/migration-charts-v7.md): What it is about.

    ## API reference

    - [Charts API](https://docs.example.com/x/api/charts.md): What it is about.

    ## Optional

    - [Every guide in one file](https://docs.example.com/llms-full.txt): all pages but the API reference, 2.1 MB.
    "
  `);
});

test('the map of a product', () => {
  expect(productLlmsText(index, 'x-charts')).toMatchInlineSnapshot(`
    "# Charts · Docs, version 8.11.3

    > What it is about.

    Every page has a Markdown twin: its address without the last slash and with \`.md\`, as in
    https://docs.example.com/x/react-data-grid/sorting.md. It contains the demos as TypeScript; tables of
    props are generated from the types of the packages. The links below lead to these files.
    The map of all products is https://docs.example.com/llms.txt.

    ## Start here

    - [Charts](https://docs.example.com/x/react-charts.md): What it is about.

    ## Components

    - [Heatmap](https://docs.example.com/x/react-charts/heatmap.md) (Pro plan): What it is about.

    ## API reference

    - [Charts API](https://docs.example.com/x/api/charts.md)
    - [BarChart](https://docs.example.com/x/api/charts/bar-chart.md)

    ## Optional

    - [From v7](https://docs.example.com/x/migration/migration-charts-v7.md): What it is about.
    "
  `);
});

test('everything in one file: guides and migration, not the API', () => {
  const text = llmsFullText(index, (path) => `# ${path}\n`);
  expect(text.match(/^# \/.*/gm)).toEqual([
    '# /x/introduction/',
    '# /x/react-charts/',
    '# /x/react-charts/heatmap/',
    '# /x/migration/migration-charts-v7/',
  ]);
});
