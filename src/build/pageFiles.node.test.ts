import { expect, test } from 'vitest';
import { takePageFiles } from './pageFiles.node.ts';

test('scripts are taken out of the manifest, and stylesheets stay in it', () => {
  const manifest = {
    clientReferenceDeps: { a1: { js: ['/x/_assets/a.js'], css: ['/x/_assets/a.css'] } },
    serverResources: { b2: { css: ['/x/_assets/index.css'] } },
  };
  expect(takePageFiles(manifest)).toEqual({
    components: { a1: { js: ['/x/_assets/a.js'], css: ['/x/_assets/a.css'] } },
    styles: ['/x/_assets/index.css'],
  });
  expect(manifest.clientReferenceDeps.a1).toEqual({ js: [], css: ['/x/_assets/a.css'] });
  expect(manifest.serverResources.b2.css).toHaveLength(1);
});
