// Server graph only: the browser gets `toClientConfig(config)`, never this file.
// Each field is described in src/config/schema.node.ts; an empty value turns its part off.
import { defineSiteConfig } from './src/config/index.node.ts';
import { english } from './src/language/index.ts';

export default defineSiteConfig({
  name: 'MUI X docs',
  description:
    'Guides, live demos and API reference of the MUI X Data Grid, Date and Time Pickers, Charts and Tree View.',
  host: 'x-docs.example.com',
  // A folder of the host, such as '/docs/' for a project page of GitHub.
  base: '/',
  // With the address of the repository, pages link to their source, to edits and to issues.
  repository: { url: '', branch: 'main' },
  // Takes what readers say about a page; `npm run feedback` is one on this machine.
  feedbackUrl: '',
  languages: [english],
  // Older versions are served from sub-hosts of `host` unless named: { v7: 'https://…', v4: '' }.
  oldVersionHosts: {},
  analyticsMeasurementId: '',
  // `npm run sponsor` serves both locally; hosts, elementId and placeholderUrl: see the schema.
  sponsor: { scriptUrl: '', jsonUrl: '' },
  inHouseAds: [
    {
      name: 'templates',
      label: 'in-house-templates',
      link: 'https://mui.com/templates/',
      img: '/x/ads/templates.svg',
      description: 'Page templates. Begin with a finished dashboard instead of an empty screen.',
      poweredby: 'MUI',
    },
    {
      name: 'themes',
      label: 'in-house-themes',
      link: 'https://mui.com/store/',
      img: '/x/ads/themes.svg',
      description: 'Themes for Material UI. One consistent look across grids, pickers and charts.',
      poweredby: 'MUI',
    },
    {
      name: 'tidelift',
      label: 'in-house-tidelift',
      link: 'https://tidelift.com/',
      img: '/x/ads/tidelift.svg',
      description: 'Open source with a maintainer behind it. Support the projects that you ship.',
      poweredby: 'Tidelift',
    },
    {
      name: 'figma',
      label: 'in-house-figma',
      link: 'https://mui.com/design-kits/',
      img: '/x/ads/figma.svg',
      description: 'A design kit for Figma. Draw screens with the components that you build with.',
      poweredby: 'MUI',
    },
  ],
  sampling: { adDisplay: 0.1, webVitals: 0.0001, search: 0.1 },
  iconFontStylesheet: '',
  extraFontStylesheet: '',
  extraFontPage: '',
  // Once every address of the host is served over HTTPS: 'max-age=31536000; includeSubDomains'.
  strictTransportSecurity: '',
  serviceWorker: true,
});
