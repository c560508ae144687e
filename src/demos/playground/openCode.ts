import type { BoundedStore } from '../../storage/index.ts';
import { textHash } from '../drafts/index.ts';
import { originOf, type Origin } from './initialCode.ts';
import { readShare, type Share } from './share.ts';
import { templateNames, templates, type TemplateName } from './templates.ts';

/** The code that is being worked on. */
export interface OpenCode {
  /** Where its edits are kept; undefined until there is one. */
  id?: string | undefined;
  /** What it started from. */
  origin: Origin;
  code: string;
  /** The hash of the original that it was made from. */
  base: string;
  /** The reader wrote it, agreed to run it, or opened it from a page of this site. */
  isTrusted: boolean;
}

/** What the playground opens with. */
export interface Arrival {
  open: OpenCode;
  /** The code comes from an earlier visit. */
  isRestored: boolean;
  /** Edits of an earlier visit that are not shown. */
  offer?: OpenCode | undefined;
}

export function startOf(origin: Origin, isTrusted = false): OpenCode {
  const { code } = origin.share;
  return { origin, code, base: textHash(code), isTrusted };
}

/**
 * A link shows its own code and offers what is kept; a template, or nothing, shows what is kept of
 * it. `isOwn`: the link is the address of this tab's own code, as after a reload.
 */
export function arrivalOf(hash: string, drafts: readonly OpenCode[], isOwn: boolean): Arrival {
  const origin = originOf(hash);
  if (origin.template === 'shared') {
    const same = drafts.find((draft) => isSame(shareOf(draft), origin.share));
    if (isOwn && same) return { open: same, isRestored: false };
    const edited = drafts.find((draft) => isSame(draft.origin.share, origin.share));
    return { open: startOf(origin, isOwn), isRestored: false, offer: edited ?? drafts[0] };
  }
  const isNamed = hash.startsWith('#template=');
  const kept = isNamed ? drafts.find(({ id }) => id === origin.template) : drafts[0];
  if (kept && !origin.problem) return { open: kept, isRestored: true };
  return { open: startOf(origin), isRestored: false, offer: drafts[0] };
}

/** The template, or what the reader has made of it. */
export function templateOf(template: TemplateName, drafts: readonly OpenCode[]): OpenCode {
  const kept = drafts.find(({ id }) => id === template);
  return kept ?? startOf({ template, share: templates[template] });
}

/** A demo of this site, or what the reader has made of it. */
export function demoOf(share: Share, drafts: readonly OpenCode[]): OpenCode {
  const kept = drafts.find(({ origin }) => isSame(origin.share, share));
  return kept ?? startOf({ template: 'shared', share }, true);
}

/** Edits of a template are kept with it. Those of a link, new or damaged, never replace others. */
export function newId({ template, problem }: Origin, now: number): string {
  return template === 'shared' || problem ? `${template}-${now}` : template;
}

export const isEdited = ({ code, origin }: OpenCode) => code !== origin.share.code;
export const isHeld = ({ origin, isTrusted }: OpenCode) =>
  origin.template === 'shared' && !isTrusted;
const shareOf = ({ code, origin }: OpenCode): Share => ({ ...origin.share, code });

const place = 'playground:';

/** Newest first; what is damaged is passed over. */
export function listOpenCode(store: BoundedStore): OpenCode[] {
  return store
    .keys()
    .filter((key) => key.startsWith(place))
    .flatMap((key) => read(key.slice(place.length), store.read(key)) ?? []);
}

/** False: the browser does not keep it. Code that is the original again is not kept. */
export function keepOpenCode(store: BoundedStore, open: OpenCode & { id: string }): boolean {
  const { id, origin, code, base, isTrusted } = open;
  if (!isEdited(open)) {
    store.remove(place + id);
    return true;
  }
  const { template, share } = origin;
  const from = template === 'shared' ? { share } : {};
  return store.write(place + id, JSON.stringify({ template, ...from, code, base, isTrusted }));
}

export function removeOpenCode(store: BoundedStore, id: string): void {
  store.remove(place + id);
}

function read(id: string, text: string | null): OpenCode | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { template, share, code, base, isTrusted } = value as Record<string, unknown>;
    const origin = originFrom(template, share);
    if (!origin || typeof code !== 'string' || typeof base !== 'string') return undefined;
    return { id, origin, code, base, isTrusted: isTrusted === true };
  } catch {
    return undefined;
  }
}

function originFrom(template: unknown, kept: unknown): Origin | undefined {
  const name = templateNames.find((known) => known === template);
  if (name) return { template: name, share: templates[name] };
  const share = template === 'shared' ? readShare(kept) : undefined;
  return share && { template: 'shared', share };
}

/** Field by field, so that the order does not matter. */
function isSame(a: Share, b: Share): boolean {
  const text = ({ code, title, path, files = [] }: Share) =>
    JSON.stringify([code, title, path, files.map((file) => [file.path, file.text])]);
  return text(a) === text(b);
}
