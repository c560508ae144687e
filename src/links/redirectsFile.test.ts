import { expect, test } from 'vitest';
import { redirectsFor } from './redirects.ts';
import { redirectsFile } from './redirectsFile.ts';

test('R15 R16 the file holds exact rules first, then patterns', () => {
  expect(redirectsFile(redirectsFor(['en', 'ar']))).toMatchInlineSnapshot(`
    "# Written by the build. One redirect a line: from, to, status.
    # The missing slash at the end of a page address is added by the host itself:
    # both Netlify and Cloudflare send /folder to /folder/, and Netlify forbids a rule for it.
    / /x/introduction/ 302
    /x /x/introduction/ 302
    /x/ /x/introduction/ 302
    /ar /ar/x/introduction/ 302
    /ar/ /ar/x/introduction/ 302
    /ar/x /ar/x/introduction/ 302
    /ar/x/ /ar/x/introduction/ 302
    /en /x/introduction/ 301
    /en/ /x/introduction/ 301
    /en/x /x/introduction/ 301
    /en/x/ /x/introduction/ 301
    /en/x/* /x/:splat 301
    /en/playground/* /playground/:splat 301
    /en/blog/* /blog/:splat 301
    /en/size-snapshot/* /size-snapshot/:splat 301
    /ar/blog/* /blog/:splat 301
    /ar/size-snapshot/* /size-snapshot/:splat 301
    "
  `);
});
