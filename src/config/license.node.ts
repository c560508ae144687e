/** The license key of the Pro and Premium demos; null: they run with the library's own watermark. */
export function licenseKey(env: Readonly<Record<string, string | undefined>>): string | null {
  return env['MUI_X_LICENSE_KEY']?.trim() || null;
}
