import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot, type Root } from 'react-dom/client';
import { cases } from 'virtual:cases';
import { emotionCacheFor } from '../../../../src/demos/run/index.runtime.ts';
import { createDocsTheme } from '../../../../src/theme/index.material.ts';

const theme = createDocsTheme({ direction: 'ltr' });

const roots: Root[] = [];

/** Shows some files of the site, each in a fresh root and an element of its own; answers when they have been loaded. */
async function show(keys: readonly string[]): Promise<void> {
  const loaded = await Promise.all(
    keys.map((key) => {
      const load = cases[key];
      if (!load) throw new Error(`There is no case ${key}.`);
      return load();
    }),
  );
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  for (const { default: Component } of loaded) {
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    roots.push(root);
    root.render(
      <CacheProvider value={emotionCacheFor({ direction: 'ltr', isLayered: false })}>
        <ThemeProvider theme={theme}>
          <Component />
        </ThemeProvider>
      </CacheProvider>,
    );
  }
}

Object.assign(window, { show });
