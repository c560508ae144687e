import { z } from 'zod';
import { exampleHost } from './exampleHost.ts';
import * as field from './fields.node.ts';
import { inHouseAdsField } from './inHouseAdsField.node.ts';
import { languagesField } from './languagesField.node.ts';

const { documented } = field;

const oldVersion = (major: string) =>
  documented(field.origin().optional(), {
    description: `where the documentation of ${major} is served; by default the sub-host ${major} of host, and none of a host for examples`,
    example: `'https://${major}.docs.example.com'`,
  });

const sponsorHost = documented(field.hostSource(), {
  description: 'a host of the sponsor',
  example: "['https://*.pixel.example.com']",
});

const fields = z.strictObject({
  name: documented(field.someText(), {
    description: 'name of the site, in titles and in the header',
    example: "'MUI X docs'",
  }),
  description: documented(field.someText(), {
    description: 'one sentence about the site, for search engines',
    example: "'Guides and API reference.'",
  }),
  host: documented(field.hostName(), {
    description: 'production host; canonical links name it, the service worker runs only there',
    example: "'docs.example.com'",
  }),
  base: documented(field.basePath().default('/'), {
    description:
      'folder of the host that the site is served from, such as a project page of GitHub',
    example: "'/docs/'",
  }),
  repository: documented(
    z
      .strictObject({
        url: documented(field.webAddress().default(''), {
          description: 'repository of the site; empty: no edit links',
          example: "'https://github.com/example/docs'",
        }),
        branch: documented(field.someText().default('main'), {
          description: 'branch that edit links open',
          example: "'main'",
        }),
      })
      .prefault({}),
    { description: 'where the sources are', example: "{ url: 'https://github.com/example/docs' }" },
  ),
  feedbackUrl: documented(field.webAddress().default(''), {
    description:
      'takes feedback as JSON by POST and answers { "received": id }; empty: feedback is an issue of the repository',
    example: "'https://feedback.example.com/docs'",
  }),
  languages: languagesField,
  oldVersionHosts: documented(
    z
      .strictObject({
        v7: oldVersion('v7'),
        v6: oldVersion('v6'),
        v5: oldVersion('v5'),
        v4: oldVersion('v4'),
      })
      .prefault({}),
    {
      description: 'hosts of the older documentation; an empty one leaves its version out',
      example: "{ v7: 'https://v7.docs.example.com' }",
    },
  ),
  analyticsMeasurementId: documented(field.measurementId().default(''), {
    description: 'Google tag id; empty: nothing leaves the page',
    example: "'G-ABCD123456'",
  }),
  sponsor: documented(
    z
      .strictObject({
        scriptUrl: documented(field.webAddress().default(''), {
          description: 'sponsor script; empty: in-house ads only',
          example: "'https://sponsor.example.com/ad.js'",
        }),
        jsonUrl: documented(field.webAddress().default(''), {
          description: 'endpoint of inline ads; empty: none are asked for',
          example: "'https://sponsor.example.com/ads.json'",
        }),
        hosts: documented(z.array(sponsorHost).default([]), {
          description: 'further hosts of its scripts, pictures and pixels, for the security policy',
          example: "['https://*.pixel.example.com']",
        }),
        elementId: documented(field.elementId().default('carbonads'), {
          description: 'how the id of the element begins that the script inserts',
          example: "'carbonads'",
        }),
        placeholderUrl: documented(field.webAddress().default(''), {
          description:
            'where its placeholder links to: an in-house ad replaces it; empty: none does',
          example: "'https://sponsor.example.com/backers'",
        }),
      })
      .prefault({}),
    { description: 'the remote sponsor', example: "{ scriptUrl: '', jsonUrl: '' }" },
  ),
  inHouseAds: inHouseAdsField,
  sampling: documented(
    z
      .strictObject({
        adDisplay: documented(field.probability().default(0.1), {
          description: 'share of ad displays that are reported',
          example: '0.1',
        }),
        webVitals: documented(field.probability().default(0.0001), {
          description: 'share of sessions whose web vitals are reported',
          example: '0.0001',
        }),
        search: documented(field.probability().default(0.1), {
          description: 'share of chosen results and of searches without one that are reported',
          example: '0.1',
        }),
      })
      .prefault({}),
    { description: 'sampling of analytics events', example: '{ adDisplay: 0.1 }' },
  ),
  iconFontStylesheet: documented(field.webAddress().default(''), {
    description: 'stylesheet of the icon font; empty: none is loaded',
    example: "'https://fonts.googleapis.com/icon?family=Material+Icons'",
  }),
  extraFontStylesheet: documented(field.webAddress().default(''), {
    description: 'stylesheet of the font that a sample page shows; empty: none is loaded',
    example: "'https://fonts.googleapis.com/css2?family=Lora&display=swap'",
  }),
  extraFontPage: documented(field.pagePath().default(''), {
    description: 'the sample page that shows that font; empty: none',
    example: "'/x/common-concepts/custom-components/'",
  }),
  strictTransportSecurity: documented(field.strictTransportSecurity().default(''), {
    description:
      'header that keeps browsers on HTTPS, for a host whose sub-hosts and proxies all serve it; empty: none is sent',
    example: "'max-age=31536000; includeSubDomains'",
  }),
  serviceWorker: documented(z.boolean().default(true), {
    description: 'false: ships a worker that removes the caches and itself',
    example: 'true',
  }),
});

/** The fields of `site.config.ts`: their types, their defaults and what they are for. */
export const siteConfigFields = fields.superRefine(({ base, languages }, context) => {
  // `/ar/x/` would be a page of the site in Arabic and its folder on the host.
  const code = base.split('/')[1];
  if (!languages.some((language) => language.code === code)) return;
  context.addIssue({
    code: 'custom',
    path: ['base'],
    message: `must not begin with /${code}/, which is the prefix of a language of the site`,
    params: { edit: `base: '/docs/', or a folder of another name than /${code}/` },
  });
});

/** What a deployer writes. */
export type SiteConfigInput = z.input<typeof siteConfigFields>;

type Fields = z.output<typeof siteConfigFields>;

/** What the site reads: every default filled in. */
export interface SiteConfig extends Omit<Fields, 'oldVersionHosts'> {
  oldVersionHosts: Record<keyof Fields['oldVersionHosts'], string>;
}

export type { AdObject } from './inHouseAdsField.node.ts';

/** The defaults that follow from other fields. */
export function withDerivedDefaults(fields: Fields): SiteConfig {
  const { v7, v6, v5, v4 } = fields.oldVersionHosts;
  const subHost = (major: string) =>
    exampleHost.test(fields.host) ? '' : `https://${major}.${fields.host}`;
  return {
    ...fields,
    oldVersionHosts: {
      v7: v7 ?? subHost('v7'),
      v6: v6 ?? subHost('v6'),
      v5: v5 ?? subHost('v5'),
      v4: v4 ?? subHost('v4'),
    },
  };
}
