import { expect, test } from 'vitest';
import { arabic } from '../language/index.arabic.ts';
import { english } from '../language/index.ts';
import { defineSiteConfig, type SiteConfigInput } from './defineSiteConfig.node.ts';

const least = { name: 'Docs', description: 'A site.', host: 'docs.example.com' };
const ad = {
  name: 'templates',
  label: 'in-house-templates',
  link: 'https://example.com/',
  img: '/x/ads/templates.svg',
  description: 'Templates.',
  poweredby: 'MUI',
};

/** The error's text for a configuration that the compiler would not let through. */
function errorOf(fields: unknown): string {
  try {
    defineSiteConfig(fields as SiteConfigInput);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

test('every bad field is named in one error', () => {
  expect(
    errorOf({ name: '', host: 'https://docs.example.com/', description: 5, serviceWorker: 'yes' }),
  ).toMatchInlineSnapshot(`
    "site.config.ts has 4 mistakes.

      name must not be empty.
        Edit: name: 'MUI X docs'

      description must be a text, not 5.
        Edit: description: 'Guides and API reference.'

      host must be a bare host name in lower case, without https:// and without a path, not 'https://docs.example.com/'.
        Edit: host: 'docs.example.com'

      serviceWorker must be true or false, not 'yes'.
        Edit: serviceWorker: true
    "
  `);
});

test.each(['docs', '/docs', 'docs/', '//docs/', '/x/', '/en/docs/', '/a b/', '/../'])(
  'the base %s is refused, with the edit',
  (base) => {
    const error = errorOf({ ...least, base });
    expect(error).toContain(`base must be / or a path`);
    expect(error).toContain("Edit: base: '/docs/'");
  },
);

test('R16 a base that begins as the paths of a language do is refused, with the edit', () => {
  const languages = [english, arabic];
  for (const base of ['/ar/', '/ar/docs/'])
    expect(errorOf({ ...least, base, languages })).toBe(
      `site.config.ts has 1 mistake.

  base must not begin with /ar/, which is the prefix of a language of the site.
    Edit: base: '/docs/', or a folder of another name than /ar/
`,
    );
  expect(errorOf({ ...least, base: '/arts/', languages })).toBe('no error');
  expect(errorOf({ ...least, base: '/ar/' })).toBe('no error');
});

test.each(['/', '/docs/', '/team/docs-2/'])('the base %s is taken', (base) => {
  expect(errorOf({ ...least, base })).toBe('no error');
});

test('an unknown field, near a known one and near none', () => {
  expect(errorOf({ ...least, hots: 'a', color: 'red' })).toMatchInlineSnapshot(`
    "site.config.ts has 2 mistakes.

      hots is not a known field.
        Edit: rename hots to host

      color is not a known field.
        Edit: remove color; the fields are name, description, host, base, repository, feedbackUrl, languages, oldVersionHosts, analyticsMeasurementId, sponsor, inHouseAds, sampling, iconFontStylesheet, extraFontStylesheet, extraFontPage, strictTransportSecurity, serviceWorker
    "
  `);
  expect(errorOf({ ...least, sponsor: { scripturl: '' } })).toMatchInlineSnapshot(`
    "site.config.ts has 1 mistake.

      sponsor.scripturl is not a known field.
        Edit: rename scripturl to scriptUrl
    "
  `);
});

test('R46 a license key in the file is rejected without being shown', () => {
  const text = errorOf({ ...least, licenseKey: 'very-secret' });
  expect(text).not.toContain('very-secret');
  expect(text).toMatchInlineSnapshot(`
    "site.config.ts has 1 mistake.

      licenseKey must not be in a committed file.
        Edit: remove licenseKey and set MUI_X_LICENSE_KEY in the environment of the build
    "
  `);
});

test('bad addresses', () => {
  expect(
    errorOf({
      ...least,
      repository: { url: 'github.com/example' },
      sponsor: { scriptUrl: 'javascript:alert(1)', jsonUrl: '//ads.example.com' },
      oldVersionHosts: { v7: 'https://v7.example.com/x/' },
      iconFontStylesheet: '/fonts.css',
    }),
  ).toMatchInlineSnapshot(`
    "site.config.ts has 5 mistakes.

      repository.url must be a web address with https:// in front, or '' to turn it off, not 'github.com/example'.
        Edit: url: 'https://github.com/example/docs'

      oldVersionHosts.v7 must be https:// and a host without a slash at the end, or '' to leave the version out, not 'https://v7.example.com/x/'.
        Edit: v7: 'https://v7.docs.example.com'

      sponsor.scriptUrl must be a web address with https:// in front, or '' to turn it off, not 'javascript:alert(1)'.
        Edit: scriptUrl: 'https://sponsor.example.com/ad.js'

      sponsor.jsonUrl must be a web address with https:// in front, or '' to turn it off, not '//ads.example.com'.
        Edit: jsonUrl: 'https://sponsor.example.com/ads.json'

      iconFontStylesheet must be a web address with https:// in front, or '' to turn it off, not '/fonts.css'.
        Edit: iconFontStylesheet: 'https://fonts.googleapis.com/icon?family=Material+Icons'
    "
  `);
});

test('a bad measurement id', () => {
  expect(errorOf({ ...least, analyticsMeasurementId: "G-1');alert('" })).toMatchInlineSnapshot(`
    "site.config.ts has 1 mistake.

      analyticsMeasurementId must be a Google tag id, or '' to turn analytics off, not 'G-1');alert(''.
        Edit: analyticsMeasurementId: 'G-ABCD123456'
    "
  `);
});

test('probabilities out of range', () => {
  expect(errorOf({ ...least, sampling: { adDisplay: 10, webVitals: -1 } })).toMatchInlineSnapshot(`
    "site.config.ts has 2 mistakes.

      sampling.adDisplay must be a probability from 0 to 1, not 10.
        Edit: adDisplay: 0.1

      sampling.webVitals must be a probability from 0 to 1, not -1.
        Edit: webVitals: 0.0001
    "
  `);
  expect(errorOf({ ...least, sampling: { adDisplay: '10%', webVitals: NaN } }))
    .toMatchInlineSnapshot(`
      "site.config.ts has 2 mistakes.

        sampling.adDisplay must be a number, not '10%'.
          Edit: adDisplay: 0.1

        sampling.webVitals must be a number, not NaN.
          Edit: webVitals: 0.0001
      "
    `);
});

test('R24 a bad ad, and two of the same name', () => {
  expect(
    errorOf({
      ...least,
      inHouseAds: [{ ...ad, link: 'javascript:0', img: '//a/b', label: undefined }],
    }),
  ).toMatchInlineSnapshot(`
    "site.config.ts has 3 mistakes.

      inHouseAds[0].label is missing.
        Edit: label: 'in-house-templates'

      inHouseAds[0].link must be a web address with https:// in front, or a path that begins with one slash, not 'javascript:0'.
        Edit: link: 'https://example.com/'

      inHouseAds[0].img must be a web address with https:// in front, or a path that begins with one slash, not '//a/b'.
        Edit: img: '/x/ads/templates.svg'
    "
  `);
  expect(errorOf({ ...least, inHouseAds: [ad, ad] })).toMatchInlineSnapshot(`
    "site.config.ts has 1 mistake.

      inHouseAds[1].name repeats the name 'templates' of inHouseAds[0].
        Edit: give the ad a name of its own, or remove it
    "
  `);
});

test('languages: English first, each once', () => {
  expect(errorOf({ ...least, languages: [arabic] })).toMatchInlineSnapshot(`
    "site.config.ts has 1 mistake.

      languages must begin with English, whose paths have no prefix.
        Edit: languages: [english, ...], with english from src/language
    "
  `);
  expect(errorOf({ ...least, languages: [] })).toMatchInlineSnapshot(`
    "site.config.ts has 1 mistake.

      languages must begin with English, whose paths have no prefix.
        Edit: languages: [english, ...], with english from src/language
    "
  `);
  expect(errorOf({ ...least, languages: [english, arabic, arabic] })).toMatchInlineSnapshot(`
    "site.config.ts has 1 mistake.

      languages[2].code repeats the language 'ar' of languages[1].
        Edit: give it a code of its own, or remove it
    "
  `);
});

test('a language with a bad code, direction and texts', () => {
  const broken = {
    ...arabic,
    code: 'Arabic',
    direction: 'left',
    strings: { ...arabic.strings, chips: { new: 'جديد', planned: '{x}' } },
  };
  expect(errorOf({ ...least, languages: [english, broken] })).toMatchInlineSnapshot(`
    "site.config.ts has 4 mistakes.

      languages[1].code must be a language code such as 'ar' or 'pt-BR', not 'Arabic'.
        Edit: code: 'ar'

      languages[1].direction must be 'ltr' or 'rtl', not 'left'.
        Edit: direction: 'ltr'

      languages[1].strings.chips.planned must hold no place in braces, as in the English 'Planned', but is '{x}'.
        Edit: planned: '…' with no place in braces

      languages[1].strings.chips.preview is missing.
        Edit: preview: '…', in English 'Preview'
    "
  `);
});

test('the file that the error names can be told', () => {
  expect(() => defineSiteConfig({ ...least, host: '' }, 'other.config.ts'))
    .toThrowErrorMatchingInlineSnapshot(`
    [SiteConfigError: other.config.ts has 1 mistake.

      host must be a bare host name in lower case, without https:// and without a path, not ''.
        Edit: host: 'docs.example.com'
    ]
  `);
});

test("something that isn't a configuration", () => {
  expect(errorOf(undefined)).toMatchInlineSnapshot(`
    "site.config.ts has 1 mistake.

      The configuration is missing.
        Edit: export default defineSiteConfig({ ... })
    "
  `);
  expect(errorOf('docs')).toMatchInlineSnapshot(`
    "site.config.ts has 1 mistake.

      The configuration must be an object, not 'docs'.
        Edit: export default defineSiteConfig({ ... })
    "
  `);
});

test("a valid configuration isn't an error", () => {
  expect(errorOf({ ...least, inHouseAds: [ad], languages: [english, arabic] })).toBe('no error');
});

test('what the security policy and the sponsor block need', () => {
  expect(
    errorOf({
      ...least,
      sponsor: {
        hosts: ['https://*.pixel.example', "https://a.example; script-src 'unsafe-inline'"],
        elementId: 'a"]',
        placeholderUrl: '/backers',
      },
      extraFontPage: 'sample',
    }),
  ).toMatchInlineSnapshot(`
    "site.config.ts has 4 mistakes.

      sponsor.hosts[1] must be https:// and a host, without a path; *. may stand for its sub-hosts, not 'https://a.example; script-src 'unsafe-inline''.
        Edit: hosts: ['https://*.pixel.example.com']

      sponsor.elementId must be the id of an element, not 'a"]'.
        Edit: elementId: 'carbonads'

      sponsor.placeholderUrl must be a web address with https:// in front, or '' to turn it off, not '/backers'.
        Edit: placeholderUrl: 'https://sponsor.example.com/backers'

      extraFontPage must be a path that begins and ends with a slash, or '' to turn it off, not 'sample'.
        Edit: extraFontPage: '/x/common-concepts/custom-components/'
    "
  `);
});

test.each([
  ['', true],
  ['max-age=0', true],
  ['max-age=31536000; includeSubDomains', true],
  ['max-age=63072000; includeSubDomains; preload', true],
  ['max-age=63072000; preload', false],
  ['max-age=300; includeSubDomains; preload', false],
  ['31536000', false],
  ['max-age=1\r\nX-Other: 1', false],
])('strictTransportSecurity %j: %s', (strictTransportSecurity, isRight) => {
  const text = errorOf({ ...least, strictTransportSecurity });
  if (isRight) expect(text).toBe('no error');
  else expect(text).toContain('strictTransportSecurity must be like');
});
