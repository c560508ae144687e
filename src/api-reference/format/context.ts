import type { Strings } from '../../language/index.ts';
import type { ApiModel } from '../model.ts';
import type { ResolveHref } from './doc.ts';

/** What rendering needs to know about the page around it. */
export interface FormatContext {
  model: ApiModel;
  strings: Strings;
  /** Of links inside doc comments. */
  hrefOf: ResolveHref;
  /** The address of a page of this site in the page's own language; undefined: there is no such page. */
  pageHref: (path: string) => string | undefined;
  /** Types that the page mentions so far: each gets one popover. */
  mentioned: Set<string>;
}
