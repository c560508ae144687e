import { nodeProblem } from '../toolchain.mjs';

/** A version that the registry offers, as `npm view` tells it. */
export interface Offer {
  version: string;
  engines?: { node?: string };
}

export interface Row {
  name: string;
  current: string;
  /** The newest of the same major version. */
  newest: string;
  /** The newest that supports the running Node. */
  tried: string;
  result: string;
}

const numbers = (version: string) => version.split('.').map(Number);

function byVersion(one: Offer, other: Offer): number {
  const [left, right] = [numbers(one.version), numbers(other.version)];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/** The newest release, and the newest that runs on this Node. A current version that is gone stays. */
export function chooseVersion(current: string, offers: readonly Offer[], node: string) {
  const releases = offers.filter(({ version }) => !version.includes('-')).sort(byVersion);
  const fitting = releases.filter(
    ({ engines }) => engines?.node === undefined || nodeProblem(node, engines.node) === undefined,
  );
  const atLeast = (list: readonly Offer[]) =>
    [{ version: current }, ...list].sort(byVersion).at(-1)?.version ?? current;
  return { newest: atLeast(releases), tried: atLeast(fitting) };
}

/** `npm view` answers with nothing, one or many; a version alone when there are no engines to tell. */
export function readOffers(text: string): Offer[] {
  if (text.trim() === '') return [];
  const answer: unknown = JSON.parse(text);
  const list = (Array.isArray(answer) ? answer : [answer]) as (Offer | string)[];
  return list.map((offer) => (typeof offer === 'string' ? { version: offer } : offer));
}

export function tableText(rows: readonly Row[]): string {
  const head = { name: 'package', current: 'current', newest: 'newest', tried: 'tried' };
  const lines = [{ ...head, result: 'result' }, ...rows];
  const columns = ['name', 'current', 'newest', 'tried', 'result'] as const;
  const widths = columns.map((column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) => columns.map((column, at) => line[column].padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
