export type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'worker-src'
  | 'frame-src'
  | 'object-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors';

export interface SecurityHeadersOptions {
  /** `sha256-…` of every inline script that the pages may run. */
  inlineScriptHashes: readonly string[];
  /** `hosts`: where the sponsor's own script and pixels load from, beyond the two URLs. */
  sponsor?: { scriptUrl?: string; jsonUrl?: string; hosts?: readonly string[] };
  /** Where feedback is sent to; empty: nowhere. */
  feedbackUrl?: string;
  /** True when a measurement id is configured. */
  analytics?: boolean;
  /** Absolute URLs of the font stylesheets, or of their hosts. */
  fontHosts?: readonly string[];
  /** The value of Strict-Transport-Security; empty: none. */
  strictTransportSecurity?: string;
  /** False for the development server, whose scripts are inline and which talks over a web socket. */
  production: boolean;
  /** Replaces whole directives, for a path whose policy differs. */
  directives?: Partial<Record<Directive | 'sandbox', readonly string[]>>;
}

const GOOGLE_FONT_STYLES = 'https://fonts.googleapis.com';
const GOOGLE_FONT_FILES = 'https://fonts.gstatic.com';

export function securityHeaders(options: SecurityHeadersOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Browsers ignore it over plain HTTP; a proxy that adds HTTPS forwards it.
    ...(options.strictTransportSecurity && {
      'Strict-Transport-Security': options.strictTransportSecurity,
    }),
  };
}

export function contentSecurityPolicy(options: SecurityHeadersOptions): string {
  const { production, analytics = false } = options;
  const scriptOrigins = origins('sponsor.scriptUrl', [options.sponsor?.scriptUrl]);
  const jsonOrigins = origins('sponsor.jsonUrl', [options.sponsor?.jsonUrl]);
  const sponsorHosts = origins('sponsor.hosts', options.sponsor?.hosts ?? []);
  const feedback = origins('feedbackUrl', [options.feedbackUrl]);
  const fonts = origins('fontHosts', options.fontHosts ?? []);
  const measure = (...hosts: string[]) => (analytics ? hosts : []);

  const policy: Record<Directive, readonly string[]> & typeof options.directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // Edited demos run from blob: addresses, which only a script that already runs can make; 'unsafe-eval' would also open every string-to-code sink of every library, and data: every injected tag.
      'blob:',
      // A hash switches 'unsafe-inline' off, so the development server, whose inline scripts change, goes without.
      ...(production
        ? options.inlineScriptHashes.map((hash) => `'${hash}'`)
        : ["'unsafe-inline'", "'unsafe-eval'"]),
      ...scriptOrigins,
      ...sponsorHosts,
      ...measure('https://www.googletagmanager.com'),
    ],
    // Emotion injects style elements when a demo mounts and demos set style attributes: neither can be hashed.
    'style-src': ["'self'", "'unsafe-inline'", ...fonts],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...scriptOrigins,
      ...jsonOrigins,
      ...sponsorHosts,
      ...measure('https://*.google-analytics.com', 'https://*.googletagmanager.com'),
    ],
    'font-src': [
      "'self'",
      ...fonts,
      ...(fonts.includes(GOOGLE_FONT_STYLES) ? [GOOGLE_FONT_FILES] : []),
    ],
    'connect-src': [
      "'self'",
      ...(production ? [] : ['ws:']),
      ...jsonOrigins,
      ...sponsorHosts,
      ...feedback,
      ...measure(
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ),
    ],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    'frame-ancestors': ["'self'"],
    ...options.directives,
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Only the origin reaches the header, so a configured URL cannot smuggle in a directive. */
function origins(field: string, urls: readonly (string | undefined)[]): string[] {
  return urls.flatMap((url) => (url === undefined || url === '' ? [] : [originOf(field, url)]));
}

function originOf(field: string, url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  // This machine's own servers, such as the local sponsor, need no https.
  const local = parsed?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(parsed.hostname);
  if (parsed === undefined || (parsed.protocol !== 'https:' && !local)) {
    throw new Error(
      `site.config.ts: ${field} is "${url}", which is not an https URL. Write it in full, for example "https://cdn.example.com/script.js", or leave it empty.`,
    );
  }
  return parsed.origin;
}

/**
 * The playground's frame runs code from links. The sandbox gives it an origin of its own, opaque: no
 * cookies, no storage, no reach into the site, also when the address is opened by itself.
 */
export const playgroundFrameDirectives: NonNullable<SecurityHeadersOptions['directives']> = {
  'default-src': ["'none'"],
  'script-src': ["'self'", 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'none'"],
  'worker-src': ["'none'"],
  'frame-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  sandbox: ['allow-scripts'],
};
