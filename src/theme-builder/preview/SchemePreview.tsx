import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { fill } from '../../language/index.ts';
import { usePreference } from '../../preferences/index.ts';
import type { Scheme, ThemeSettings } from '../model/settings.ts';
import { schemeOptions } from '../model/themeOptions.ts';
import { useTexts } from '../ui/BuilderContext.ts';
import { Sample } from './Sample.tsx';
import { useDirectedCache } from './useDirectedCache.ts';
import styles from './Preview.module.css';

interface SchemePreviewProps {
  scheme: Scheme;
  settings: ThemeSettings;
}

/** One scheme, in the theme that is exported. Its variables have a prefix of their own, so that menus have them too. */
export function SchemePreview({ scheme, settings }: SchemePreviewProps) {
  const { previewOf, schemes } = useTexts();
  const direction = usePreference('direction');
  const cache = useDirectedCache(direction);
  const theme = useMemo(
    () => createTheme({ ...schemeOptions(settings, scheme, `built-${scheme}`), direction }),
    [settings, scheme, direction],
  );
  const { background, text } = settings[scheme];
  const label = fill(previewOf, { scheme: schemes[scheme] });
  return (
    <section
      className={styles.scheme}
      aria-label={label}
      data-scheme={scheme}
      style={{ background, color: text, colorScheme: scheme }}
    >
      {cache && (
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
            <Sample label={schemes[scheme]} />
          </ThemeProvider>
        </CacheProvider>
      )}
    </section>
  );
}
