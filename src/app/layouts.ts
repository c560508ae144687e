/** The playground stands alone: no theme provider, no shell. */
export function layoutOf(canonicalPath: string): 'bare' | 'documentation' {
  return /^\/playground(\/|$)/.test(canonicalPath) ? 'bare' : 'documentation';
}
