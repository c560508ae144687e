import { z } from 'zod';

/** What the field is for, and a right value, which errors show as the edit to make. */
interface FieldNotes {
  description: string;
  /** As written in `site.config.ts`, after the name of the field. */
  example: string;
}

/** Attaches the notes that make the schema its own documentation. */
export function documented<Schema extends z.ZodType>(schema: Schema, notes: FieldNotes): Schema {
  return schema.meta({ ...notes });
}

/** A refinement whose message reads on after the field's name: "host must be …". */
function checked(accepts: (value: string) => boolean, problem: string) {
  return z.string().refine(accepts, { error: (issue) => `${problem}, not ${show(issue.input)}` });
}

export const someText = () =>
  z.string().refine((value) => value.trim() !== '', { error: 'must not be empty' });

export const hostName = () =>
  checked(
    (value) => /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]+$/.test(value),
    'must be a bare host name in lower case, without https:// and without a path',
  );

/** An address, or empty to turn the part off. */
export const webAddress = () =>
  checked(
    (value) => value === '' || isWebAddress(value),
    "must be a web address with https:// in front, or '' to turn it off",
  );

/** An address without a path, such as `https://v7.example.com`, or empty to turn it off. */
export const origin = () =>
  checked(
    (value) => value === '' || (isWebAddress(value) && new URL(value).origin === value),
    "must be https:// and a host without a slash at the end, or '' to leave the version out",
  );

/** An origin that may name all sub-hosts by `*`, as a Content-Security-Policy reads it. */
export const hostSource = () =>
  checked(
    (value) => /^https:\/\/(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+(:\d{1,5})?$/.test(value),
    'must be https:// and a host, without a path; *. may stand for its sub-hosts',
  );

/** The id of an element, as written in a selector. */
export const elementId = () =>
  checked((value) => /^[A-Za-z][\w-]*$/.test(value), 'must be the id of an element');

/** Sections of the site: a base of the same name could not be told from them. */
const sections = /^\/(?:x|playground|size-snapshot|blog|en)\//;

/** Where the site lives on its host: `/`, or a folder such as `/docs/`. */
export const basePath = () =>
  checked(
    (value) => /^\/(?:[\w-]+\/)*$/.test(value) && !sections.test(value),
    'must be / or a path of letters, digits and dashes that begins and ends with a slash, other than the sections of the site',
  );

/** A path of this site, or empty to turn the part off. */
export const pagePath = () =>
  checked(
    (value) => value === '' || /^\/(?![/\\]).*\/$/.test(value),
    "must be a path that begins and ends with a slash, or '' to turn it off",
  );

/** A link target: an address, or a path from the root of this site. */
export const target = () =>
  checked(
    (value) => isWebAddress(value) || /^\/(?![/\\])/.test(value),
    'must be a web address with https:// in front, or a path that begins with one slash',
  );

export const measurementId = () =>
  checked(
    (value) => /^(GT?-[A-Z0-9]{4,})?$/.test(value),
    "must be a Google tag id, or '' to turn analytics off",
  );

/** Preload lists take a host only for a year or more and with its sub-hosts. */
export const strictTransportSecurity = () =>
  checked((value) => {
    const [, age = '', all, preload] =
      /^max-age=(\d{1,10})(; includeSubDomains)?(; preload)?$/.exec(value) ?? [];
    const mayPreload = all !== undefined && Number(age) >= 31_536_000;
    return value === '' || (age !== '' && (preload === undefined || mayPreload));
  }, "must be like 'max-age=31536000; includeSubDomains; preload', with preload only for a year or more and includeSubDomains, or '' to turn it off");

export const probability = () =>
  z.number().refine((value) => value >= 0 && value <= 1, {
    error: (issue) => `must be a probability from 0 to 1, not ${show(issue.input)}`,
  });

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && !/\s/.test(value);
}

/** A value as it is shown in an error: short, on one line. */
export function show(value: unknown): string {
  const isPlain = typeof value === 'object' && value !== null;
  const text =
    typeof value === 'string' ? `'${value}'` : isPlain ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
