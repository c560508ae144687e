/** The closed model of the API reference. Everything that is shown comes from it, through one renderer a shape. */

import type { ApiPlan, ApiProduct, ChangeRow } from '../api-history/index.ts';

export { apiProducts, type ApiPlan, type ApiProduct } from '../api-history/index.ts';

export interface ApiParameter {
  name: string;
  type: ApiType;
  optional?: true;
  rest?: true;
}

export interface ApiObjectMember {
  name: string;
  type: ApiType;
  optional?: true;
}

export type ApiType =
  | { kind: 'keyword'; name: string }
  | { kind: 'literal'; text: string }
  /** `target`: a key of `ApiModel.types`, for types of the documented packages. */
  | { kind: 'reference'; name: string; args?: ApiType[]; target?: string }
  | { kind: 'union'; of: ApiType[] }
  | { kind: 'intersection'; of: ApiType[] }
  | { kind: 'array'; of: ApiType; readonly?: true }
  | { kind: 'tuple'; of: ApiType[] }
  | { kind: 'function'; parameters: ApiParameter[]; returns: ApiType }
  | { kind: 'object'; members: ApiObjectMember[] }
  | { kind: 'operator'; operator: 'keyof' | 'unique' | 'readonly'; of: ApiType }
  | { kind: 'indexed'; object: ApiType; index: ApiType }
  /** What has no shape of its own here (conditional, mapped and template types), as TypeScript writes it. */
  | { kind: 'code'; text: string };

/** When a name came and when it was deprecated: release lines such as `8.5`. */
export interface Aged {
  /** Only of what is younger than its owner. */
  since?: string;
  deprecatedSince?: string;
}

export interface ApiDoc {
  /** Markdown. */
  text: string;
  deprecated?: string;
  /** The value behind `@default`. */
  default?: string;
  parameters?: { name: string; text: string }[];
  returns?: string;
  /** Marked `@ignore` by its authors: public by type, not meant to be used. */
  internal?: true;
}

export interface ApiMember extends ApiDoc, Aged {
  name: string;
  type: ApiType;
  required?: true;
  /** The plan of the package that adds it, when that is above the owner's own. */
  plan?: ApiPlan;
  /** The Material UI component that it comes from. */
  from?: string;
}

export interface ApiClass extends Aged {
  /** The key in `classes` and in the theme's overrides. */
  name: string;
  /** `.MuiDataGrid-root` */
  className: string;
  text: string;
  deprecated?: string;
}

export interface ApiSlot extends Aged {
  name: string;
  text: string;
  default?: string;
  deprecated?: string;
  /** The type of the key in `slotProps`. */
  props?: ApiType;
  /** The plan of the package that adds it. */
  plan?: ApiPlan;
}

export interface ApiImport {
  package: string;
  /** The most specific entry that exports it: `@mui/x-data-grid/DataGrid`. */
  path: string;
  /** The export's own name, when it is not the documented one. */
  as?: string;
}

interface Entry extends Aged {
  name: string;
  product: ApiProduct;
  /** Markdown. */
  text: string;
  deprecated?: string;
  plan?: ApiPlan;
  imports: ApiImport[];
  /** In the library's repository. */
  source: string;
}

export interface ApiComponent extends Entry {
  kind: 'component';
  /** Names of type parameters: `<R extends GridValidRowModel>`. */
  typeParameters?: string;
  props: ApiMember[];
  slots: ApiSlot[];
  classes: ApiClass[];
  /** In `theme.components`. */
  themeName?: string;
  /** What `ref` is attached to. */
  ref?: string;
  /** The Material UI component whose props are accepted too. */
  inherits?: string;
}

export interface ApiInterface extends Entry {
  kind: 'interface';
  typeParameters?: string;
  members: ApiMember[];
}

export interface ApiHook extends Entry {
  kind: 'hook';
  signature: ApiType;
  parameters?: { name: string; text: string }[];
  returns?: string;
}

export interface ApiSelector extends Entry {
  kind: 'selector';
  feature: string;
  signature: ApiType;
}

export interface ApiEvent extends Aged {
  kind: 'event';
  name: string;
  text: string;
  plan?: ApiPlan;
  parameters?: ApiType;
  event?: ApiType;
  internal?: true;
}

export interface ApiFeature {
  /** The folder under `hooks/features` that implements it. */
  name: string;
  methods: ApiMember[];
}

/** The definition behind a referenced name. */
export interface ApiTypeDefinition {
  name: string;
  product: ApiProduct;
  package: string;
  /** Exported by its package, so that a reader can import it. */
  exported: boolean;
  typeParameters?: string;
  text: string;
  type: ApiType;
}

export interface ApiLocale {
  /** The export's name: `frFR`. */
  name: string;
  translated: number;
  missing: string[];
}

/** What differs between the last releases of two majors. */
export interface ApiChanges {
  from: number;
  to: number;
  rows: ChangeRow[];
}

export interface ApiModel {
  components: ApiComponent[];
  interfaces: ApiInterface[];
  hooks: ApiHook[];
  selectors: ApiSelector[];
  events: ApiEvent[];
  features: ApiFeature[];
  types: Record<string, ApiTypeDefinition>;
  locales: Record<ApiProduct, { total: number; locales: ApiLocale[] }>;
  /** From each major to the next. */
  changes?: Partial<Record<ApiProduct, ApiChanges[]>>;
  /** Version by package. */
  versions: Record<string, string>;
}
