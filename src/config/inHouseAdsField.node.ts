import { z } from 'zod';
import * as field from './fields.node.ts';

const { documented } = field;

const adObject = z.strictObject({
  name: documented(field.someText(), {
    description: 'tells the ads apart in analytics',
    example: "'templates'",
  }),
  label: documented(field.someText(), {
    description: 'short name, for the event label',
    example: "'in-house-templates'",
  }),
  link: documented(field.target(), {
    description: 'where a click leads',
    example: "'https://example.com/'",
  }),
  img: documented(field.target(), {
    description: 'picture of 130 × 100 px',
    example: "'/x/ads/templates.svg'",
  }),
  description: documented(field.someText(), {
    description: 'the text, never HTML',
    example: "'Start from a finished page.'",
  }),
  poweredby: documented(field.someText(), {
    description: 'who places the ad',
    example: "'MUI'",
  }),
});

const inHouseAds = z.array(adObject).superRefine((ads, context) => {
  ads.forEach(({ name }, index) => {
    const first = ads.findIndex((ad) => ad.name === name);
    if (first === index) return;
    context.addIssue({
      code: 'custom',
      path: [index, 'name'],
      message: `repeats the name ${field.show(name)} of inHouseAds[${first}]`,
      params: { edit: 'give the ad a name of its own, or remove it' },
    });
  });
});

export const inHouseAdsField = documented(inHouseAds.default([]), {
  description: 'ads of our own; empty: none',
  example: '[]',
});

export type AdObject = z.output<typeof adObject>;
