const longest = 2048;

/** The address when it is http or https, in full; else nothing. */
export function webUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > longest) return '';
  const text = value.trim();
  const full = text.startsWith('//') ? `https:${text}` : text;
  if (!/^https?:\/\/[^/\\]/i.test(full) || !URL.canParse(full)) return '';
  const url = new URL(full);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : '';
}
