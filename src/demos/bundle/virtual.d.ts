declare module 'virtual:demo-license' {
  /** Whether the build has a license key. */
  export const hasLicense: boolean;
  /** Known to the browser's build alone. */
  export const licenseKey: string | null;
}

declare module 'virtual:demo-versions' {
  const versions: import('../export/index.ts').Versions;
  export default versions;
}
