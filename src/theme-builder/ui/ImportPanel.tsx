import { useId, useState, type FormEvent } from 'react';
import { fill, type ThemeBuilderStrings } from '../../language/index.ts';
import { importTheme } from '../text/importTheme.ts';
import { ReadError } from '../text/scanner.ts';
import { outlineOf } from '../text/takePath.ts';
import { useTexts } from './BuilderContext.ts';
import type { ThemeState } from './useThemeState.ts';
import fields from './Fields.module.css';
import styles from './TextPanels.module.css';

/** What is pasted stays in the field, whether it can be read or not. */
export function ImportPanel({ onImport }: { onImport: ThemeState['replace'] }) {
  const texts = useTexts();
  const id = useId();
  const [problems, setProblems] = useState<string[]>([]);

  function read(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('theme');
    setProblems(importText(typeof text === 'string' ? text : '', texts, onImport));
  }

  return (
    <form className={styles.panel} onSubmit={read}>
      <h2>{texts.import}</h2>
      <p>{texts.importText}</p>
      <label htmlFor={id} className="visually-hidden">
        {texts.importLabel}
      </label>
      <textarea
        id={id}
        name="theme"
        className={styles.code}
        rows={12}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        placeholder="createTheme({ palette: { primary: { main: '#6d28d9' } } })"
        aria-invalid={problems.length > 0}
        aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
      />
      {problems.length > 0 && (
        <div id={`${id}-problems`} role="alert" className={styles.problems}>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <p>{texts.unchanged}</p>
        </div>
      )}
      <button type="submit" className={fields.button}>
        {texts.importButton}
      </button>
    </form>
  );
}

/** Gives what is wrong, or hands over the theme. */
function importText(
  text: string,
  texts: ThemeBuilderStrings,
  onImport: ThemeState['replace'],
): string[] {
  try {
    const imported = importTheme(text);
    if (imported.problems)
      return imported.problems.map(({ kind, ...places }) =>
        fill(texts.valueProblems[kind], { ...places }),
      );
    const { settings, other, overruled } = imported;
    const kept = outlineOf(other);
    const details = [
      ...(kept.length > 0 ? [fill(texts.kept, { paths: kept.join(', ') })] : []),
      ...(overruled.length > 0 ? [fill(texts.overruled, { paths: overruled.join(', ') })] : []),
    ];
    onImport({ settings, other }, { kind: 'wasImported', details });
    return [];
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { problem, line, found } = error;
    return [fill(texts.readProblems[problem], { line, found })];
  }
}
