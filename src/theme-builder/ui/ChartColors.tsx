import { useId } from 'react';
import { fill } from '../../language/index.ts';
import { presets } from '../model/presets.ts';
import { roleNames, type ThemeSettings } from '../model/settings.ts';
import { useTexts } from './BuilderContext.ts';
import { ColorField } from './ColorField.tsx';
import type { SettingsProps } from './SettingsPanel.tsx';
import styles from './Fields.module.css';

type SetName = 'library' | 'theme' | 'orchard' | 'harbor' | 'plum';
const setNames: readonly SetName[] = ['library', 'theme', 'orchard', 'harbor', 'plum'];

function colorsOf(name: SetName, { light }: ThemeSettings): readonly string[] {
  if (name === 'library') return [];
  return name === 'theme' ? roleNames.map((role) => light[role]) : presets[name].chartColors;
}

/** The colors of series, in their order: one of the sets, or changed one by one. */
export function ChartColors({ settings, onChange }: SettingsProps) {
  const { fields, presets: presetTexts, chartSets, chartColor, colorCode, schemes } = useTexts();
  const id = useId();
  const { chartColors } = settings;
  const same = setNames.find(
    (name) => colorsOf(name, settings).join() === settings.chartColors.join(),
  );
  const textOf = (name: SetName) =>
    name === 'library' || name === 'theme' ? chartSets[name] : presetTexts[name];
  const labelOf = (place: number) => fill(chartColor, { number: place + 1 });
  return (
    <>
      <div className={styles.text}>
        <label htmlFor={id}>{fields.chartColors}</label>
        <select
          id={id}
          className={styles.input}
          value={same ?? 'own'}
          onChange={({ target }) =>
            onChange({ chartColors: colorsOf(target.value as SetName, settings) })
          }
        >
          {!same && <option value="own">{chartSets.own}</option>}
          {setNames.map((name) => (
            <option key={name} value={name}>
              {textOf(name)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.colors}>
        {chartColors.map((color, place) => (
          <ColorField
            key={place}
            value={color}
            label={labelOf(place)}
            codeLabel={fill(colorCode, {
              color: labelOf(place),
              scheme: `${schemes.light}, ${schemes.dark}`,
            })}
            onChange={(value) => onChange({ chartColors: chartColors.with(place, value) })}
          />
        ))}
      </div>
    </>
  );
}
