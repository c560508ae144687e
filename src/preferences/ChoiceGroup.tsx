'use client';

import { useId } from 'react';
import { preferenceDefinitions, type PreferenceName, type PreferenceValue } from './definitions.ts';
import styles from './SettingsDialog.module.css';
import type { ChoiceStrings } from './strings.ts';
import { usePreference, usePreferenceStore } from './usePreferences.ts';

interface ChoiceGroupProps<N extends PreferenceName> {
  name: N;
  strings: ChoiceStrings<N>;
}

export function ChoiceGroup<N extends PreferenceName>({ name, strings }: ChoiceGroupProps<N>) {
  const store = usePreferenceStore();
  const chosen: string = usePreference(name);
  const group = useId();
  const values: readonly PreferenceValue<N>[] = preferenceDefinitions[name].values;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{strings.legend}</legend>
      <div className={styles.choices}>
        {values.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => store.set(name, value)}
            />
            {strings.values[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
