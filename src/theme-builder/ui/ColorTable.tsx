import { fill } from '../../language/index.ts';
import { schemes, type ColorName } from '../model/settings.ts';
import { useTexts } from './BuilderContext.ts';
import { ColorField } from './ColorField.tsx';
import type { SettingsProps } from './SettingsPanel.tsx';
import styles from './ColorTable.module.css';

interface ColorTableProps extends SettingsProps {
  names: readonly ColorName[];
}

/** Each color in both schemes, side by side. */
export function ColorTable({ settings, onChange, names }: ColorTableProps) {
  const { colors, schemes: schemeNames, colorPicker, colorCode } = useTexts();
  return (
    <div className={styles.table}>
      <div className={styles.head} aria-hidden="true">
        {schemes.map((scheme) => (
          <span key={scheme}>{schemeNames[scheme]}</span>
        ))}
      </div>
      {names.map((name) => (
        <fieldset key={name} className={styles.row}>
          <legend>{colors[name]}</legend>
          {schemes.map((scheme) => {
            const places = { color: colors[name], scheme: schemeNames[scheme] };
            return (
              <ColorField
                key={scheme}
                value={settings[scheme][name]}
                label={fill(colorPicker, places)}
                codeLabel={fill(colorCode, places)}
                onChange={(color) => onChange({ [scheme]: { ...settings[scheme], [name]: color } })}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
