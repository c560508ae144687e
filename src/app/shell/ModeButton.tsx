import { useDocsConfig } from '../../config/index.ts';
import { usePreferenceStore } from '../../preferences/index.ts';
import { MoonIcon, SunIcon } from '../../ui/index.ui.ts';
import headerStyles from './Header.module.css';
import styles from './HeaderTools.module.css';

/** Light or dark with one press; the picture follows the attribute of `<html>`, also before the application. */
export function ModeButton() {
  const { settings } = useDocsConfig().strings;
  const store = usePreferenceStore();
  const toggle = () => {
    const isDark = document.documentElement.dataset.mode === 'dark';
    store.set('colorMode', isDark ? 'light' : 'dark');
  };
  return (
    <button
      type="button"
      className={`${headerStyles.icon} ${styles.mode}`}
      aria-label={settings.switchMode}
      title={settings.switchMode}
      onClick={toggle}
    >
      <span className={styles.toDark}>
        <MoonIcon />
      </span>
      <span className={styles.toLight}>
        <SunIcon />
      </span>
    </button>
  );
}
