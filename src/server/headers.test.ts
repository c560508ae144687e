import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, playgroundFrameDirectives, securityHeaders } from './headers.ts';

const plain = { inlineScriptHashes: ['sha256-abc='], production: true };

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((it) => it.startsWith(`${name} `));
}

test('with nothing configured every source is the site itself', () => {
  expect(securityHeaders(plain)).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'self'; script-src 'self' blob: 'sha256-abc='; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self' https://stackblitz.com https://codesandbox.io; frame-ancestors 'self'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    }
  `);
});

describe('the policy opens only for what is configured', () => {
  test('sponsor', () => {
    const policy = contentSecurityPolicy({
      ...plain,
      sponsor: {
        scriptUrl: 'https://cdn.sponsor.example/a/script.js?zone=1',
        jsonUrl: 'https://ads.sponsor.example/list.json',
        hosts: ['https://*.pixel.example'],
      },
    });
    expect(directive(policy, 'script-src')).toBe(
      "script-src 'self' blob: 'sha256-abc=' https://cdn.sponsor.example https://*.pixel.example",
    );
    expect(directive(policy, 'img-src')).toBe(
      "img-src 'self' data: blob: https://cdn.sponsor.example https://ads.sponsor.example https://*.pixel.example",
    );
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://ads.sponsor.example https://*.pixel.example",
    );
  });

  test('the form for feedback reaches the origin of its server alone', () => {
    const policy = contentSecurityPolicy({
      ...plain,
      feedbackUrl: 'https://feedback.example/docs;script-src?a=1',
    });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://feedback.example");
    expect(policy.replace(' https://feedback.example', '')).toBe(contentSecurityPolicy(plain));
  });

  test('analytics', () => {
    const policy = contentSecurityPolicy({ ...plain, analytics: true });
    expect(directive(policy, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
  });

  test('fonts, with the second host that Google loads the files from', () => {
    const policy = contentSecurityPolicy({
      ...plain,
      fontHosts: ['https://fonts.googleapis.com/icon?family=Material+Icons'],
    });
    expect(directive(policy, 'style-src')).toBe(
      "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    );
    expect(directive(policy, 'font-src')).toBe(
      "font-src 'self' https://fonts.googleapis.com https://fonts.gstatic.com",
    );
  });

  test('empty fields are fields that are not there', () => {
    const empty = { ...plain, sponsor: { scriptUrl: '', jsonUrl: '' }, fontHosts: [] };
    expect(contentSecurityPolicy(empty)).toBe(contentSecurityPolicy(plain));
  });
});

test('the playground’s frame is sandboxed without an origin and reaches nothing but the site’s files', () => {
  const options = { ...plain, analytics: true, directives: playgroundFrameDirectives };
  expect(contentSecurityPolicy(options)).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'none'; worker-src 'none'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts"`,
  );
});

test("edited code runs from blob: addresses; strings are never code, and data: isn't a script", () => {
  const sources = directive(contentSecurityPolicy(plain), 'script-src');
  expect(sources).toContain(' blob:');
  expect(sources).not.toMatch(/unsafe-eval|unsafe-inline|data:/);
});

test('scripts are never allowed inline in production', () => {
  expect(directive(contentSecurityPolicy(plain), 'script-src')).not.toContain('unsafe');
});

test('the development server may run inline scripts and open its web socket', () => {
  const policy = contentSecurityPolicy({ ...plain, production: false });
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' blob: 'unsafe-inline' 'unsafe-eval'",
  );
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' ws:");
});

test('a path may replace whole directives', () => {
  const directives = { 'script-src': ["'self'", "'unsafe-eval'"], sandbox: ['allow-scripts'] };
  const policy = contentSecurityPolicy({ ...plain, directives });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'unsafe-eval'");
  expect(directive(policy, 'sandbox')).toBe('sandbox allow-scripts');
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
});

test.each(['http://cdn.example.com/a.js', '/a.js', "https:; script-src 'unsafe-inline'"])(
  "a sponsor URL that isn't an https URL stops the build: %s",
  (scriptUrl) => {
    expect(() => contentSecurityPolicy({ ...plain, sponsor: { scriptUrl } })).toThrow(
      `site.config.ts: sponsor.scriptUrl is "${scriptUrl}", which is not an https URL. Write it in full, for example "https://cdn.example.com/script.js", or leave it empty.`,
    );
  },
);

test('a sponsor on this machine needs no https, any other host does', () => {
  const sponsor = { scriptUrl: 'http://localhost:4400/ad.js' };
  expect(directive(contentSecurityPolicy({ ...plain, sponsor }), 'script-src')).toContain(
    ' http://localhost:4400',
  );
  const other = { scriptUrl: 'http://localhost.evil.example/ad.js' };
  expect(() => contentSecurityPolicy({ ...plain, sponsor: other })).toThrow('not an https URL');
});

test('a URL cannot smuggle a directive into the policy', () => {
  const scriptUrl = "https://cdn.example.com/;script-src *;'unsafe-inline'";
  const policy = contentSecurityPolicy({ ...plain, sponsor: { scriptUrl } });
  expect(policy).not.toContain('script-src *');
  expect(policy.match(/script-src/g)).toHaveLength(1);
});
