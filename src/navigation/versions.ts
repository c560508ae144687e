import { localizePath } from '../language/index.ts';
import { productRoots, type ProductId } from './products.ts';

const oldMajors = ['v7', 'v6', 'v5', 'v4'] as const;
export type OldMajor = (typeof oldMajors)[number];

// The first major that each package was published in: Charts and Tree View came during v6,
// the pickers with v5 (before that they were part of another package), the grid with v4.
const firstMajors: Record<ProductId, OldMajor> = {
  introduction: 'v5',
  'x-data-grid': 'v4',
  'x-date-pickers': 'v5',
  'x-charts': 'v6',
  'x-tree-view': 'v6',
};

export interface VersionLink {
  /** `v8.11.3` or `v7`. */
  label: string;
  href: string;
  current: boolean;
}

export interface VersionOptions {
  language: string;
  /** An empty host leaves its version out. */
  oldVersionHosts: Readonly<Record<OldMajor, string>>;
  /** Without the `v`. */
  currentVersion: string;
}

/** The entries of the version switcher, newest first. Outside the products: the introduction's. */
export function versionsOf(productId: ProductId | null, options: VersionOptions): VersionLink[] {
  const { language, oldVersionHosts, currentVersion } = options;
  const product = productId ?? 'introduction';
  const path = localizePath(productRoots[product], language);
  const majors = oldMajors.slice(0, oldMajors.indexOf(firstMajors[product]) + 1);
  return [
    { label: `v${currentVersion}`, href: path, current: true },
    ...majors
      .filter((major) => oldVersionHosts[major] !== '')
      .map((major) => ({
        label: major,
        // v4 was part of another site, with paths of its own and no other languages.
        href: oldVersionHosts[major] + (major === 'v4' ? '/components/data-grid/' : path),
        current: false,
      })),
  ];
}
