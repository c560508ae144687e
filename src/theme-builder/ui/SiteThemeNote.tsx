import { useDocsConfig } from '../../config/index.ts';
import { localizePath } from '../../language/index.ts';
import { themeBuilderPath } from '../themeBuilderPath.ts';
import { useSiteTheme } from './useSiteTheme.ts';
import styles from './SiteThemeNote.module.css';

/** In the settings, while demos use the reader's theme. */
export function SiteThemeNote() {
  const { strings, language } = useDocsConfig();
  const { isInUse, stop } = useSiteTheme();
  const { inUse, edit, reset } = strings.siteTheme;
  if (!isInUse) return null;
  return (
    <div className={styles.note}>
      <p>{inUse}</p>
      <a href={localizePath(themeBuilderPath, language)}>{edit}</a>
      <button type="button" onClick={stop}>
        {reset}
      </button>
    </div>
  );
}
