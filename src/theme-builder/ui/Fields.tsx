import { useId, useState, type ReactNode } from 'react';
import { readFamily } from '../model/readSettings.ts';
import { numberRanges, type NumberName } from '../model/settings.ts';
import { useTexts } from './BuilderContext.ts';
import type { SettingsProps } from './SettingsPanel.tsx';
import styles from './Fields.module.css';

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

/** Few values, all of them in view. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { label, value, options, onChange } = props;
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface NumberFieldProps extends SettingsProps {
  name: NumberName;
  unit: string;
}

export function NumberField({ settings, onChange, name, unit }: NumberFieldProps) {
  const { fields } = useTexts();
  const id = useId();
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{fields[name]}</label>
      <output htmlFor={id} dir="ltr">
        {settings[name]} {unit}
      </output>
      <input
        id={id}
        type="range"
        {...numberRanges[name]}
        value={settings[name]}
        aria-valuetext={`${settings[name]} ${unit}`}
        onChange={({ target }) => onChange({ [name]: Number(target.value) })}
      />
    </div>
  );
}

const families = [
  'Roboto, Helvetica, Arial, sans-serif',
  "'Inter Variable', Inter, sans-serif",
  'system-ui, sans-serif',
  'Georgia, serif',
  "'JetBrains Mono Variable', monospace",
];

/** What isn't a list of fonts stays typed and changes nothing. */
export function FamilyField({ settings, onChange }: SettingsProps): ReactNode {
  const { fields, notAFamily } = useTexts();
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const isWrong = typed !== undefined && readFamily(typed) === undefined;

  function type(text: string): void {
    setTyped(text);
    const fontFamily = readFamily(text);
    if (fontFamily !== undefined) onChange({ fontFamily });
  }

  return (
    <div className={styles.text}>
      <label htmlFor={id}>{fields.fontFamily}</label>
      <input
        id={id}
        className={styles.input}
        list={`${id}-list`}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        value={typed ?? settings.fontFamily}
        onChange={({ target }) => type(target.value)}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      <datalist id={`${id}-list`}>
        {families.map((family) => (
          <option key={family} value={family} />
        ))}
      </datalist>
      {isWrong && (
        <span id={`${id}-problem`} role="alert" className={styles.problem}>
          {notAFamily}
        </span>
      )}
    </div>
  );
}
