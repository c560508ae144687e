import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot, type Root } from 'react-dom/client';
import { cases } from 'virtual:cases';
import { emotionCacheFor } from '../../../../src/demos/run/index.runtime.ts';
import { createDocsTheme } from '../../../../src/theme/index.material.ts';

const theme = createDocsTheme({ direction: 'ltr' });

let root: Root | undefined;

/** Shows one file of the site in a fresh root; answers when it has been loaded. */
async function show(key: string): Promise<void> {
  const load = cases[key];
  if (!load) throw new Error(`There is no case ${key}.`);
  const { default: Component } = await load();
  root?.unmount();
  document.body.replaceChildren(document.createElement('main'));
  root = createRoot(document.body.firstElementChild as HTMLElement);
  root.render(
    <CacheProvider value={emotionCacheFor({ direction: 'ltr', isLayered: true })}>
      <ThemeProvider theme={theme}>
        <Component />
      </ThemeProvider>
    </CacheProvider>,
  );
}

Object.assign(window, { show });
