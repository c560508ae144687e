import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { cases } from 'virtual:cases';
import { emotionCacheFor } from '../../../../src/demos/emotionCache.ts';
import { createDocsTheme } from '../../../../src/theme/material.ts';

const theme = createDocsTheme({ direction: 'ltr' });

/** Shows one file of the site in a fresh root; answers when it has been loaded. */
async function show(key: string): Promise<void> {
  const load = cases[key];
  if (!load) throw new Error(`There is no case ${key}.`);
  const { default: Component } = await load();
  document.body.replaceChildren(document.createElement('main'));
  createRoot(document.body.firstElementChild as HTMLElement).render(
    <CacheProvider value={emotionCacheFor('ltr')}>
      <ThemeProvider theme={theme}>
        <Component />
      </ThemeProvider>
    </CacheProvider>,
  );
}

Object.assign(window, { show });
