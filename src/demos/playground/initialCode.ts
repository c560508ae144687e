import { decodeShare, type Decoded, type Share } from './share.ts';
import { firstTemplate, templateNames, templates, type TemplateName } from './templates.ts';

/** What the playground starts from, and returns to at Reset. */
export interface Origin {
  template: TemplateName | 'shared';
  share: Share;
  problem?: Exclude<NonNullable<Decoded['problem']>, 'none'>;
}

/** `#code=…`: shared code; `#template=x-charts`: a template; anything else: the first template. */
export function originOf(hash: string): Origin {
  const { share, problem } = decodeShare(hash);
  if (share) return { template: 'shared', share };
  const wanted = /^#template=([\w-]+)$/.exec(hash)?.[1];
  const template = templateNames.find((name) => name === wanted) ?? firstTemplate;
  const origin: Origin = { template, share: templates[template] };
  return problem === 'none' ? origin : { ...origin, problem };
}
