declare module 'virtual:demo-licence' {
  /** Whether the build has a license key. */
  export const hasLicence: boolean;
  /** Known to the browser's build alone. */
  export const licenceKey: string | null;
}

declare module 'virtual:demo-versions' {
  const versions: import('../export/index.ts').Versions;
  export default versions;
}
