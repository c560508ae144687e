import { useId, useState } from 'react';
import { canonicalColor } from '../model/color.ts';
import { useTexts } from './BuilderContext.ts';
import styles from './ColorField.module.css';

interface ColorFieldProps {
  value: string;
  label: string;
  codeLabel: string;
  onChange: (color: string) => void;
}

/** A swatch that opens the browser's picker, and the color as text. What can't be read stays typed and changes nothing. */
export function ColorField({ value, label, codeLabel, onChange }: ColorFieldProps) {
  const { notAColor } = useTexts();
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const isWrong = typed !== undefined && canonicalColor(typed) === undefined;

  function type(text: string): void {
    setTyped(text);
    const color = canonicalColor(text);
    if (color && color !== value) onChange(color);
  }

  return (
    <div className={styles.field}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={label}
        value={value.slice(0, 7)}
        onChange={({ target }) => {
          setTyped(undefined);
          // The picker has no transparency: what the color had, it keeps.
          onChange(target.value + value.slice(7));
        }}
      />
      <input
        type="text"
        className={styles.code}
        aria-label={codeLabel}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        value={typed ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      {isWrong && (
        <span id={id} role="alert" className={styles.problem}>
          {notAColor}
        </span>
      )}
    </div>
  );
}
