'use client';

import { useEffect, useId, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { useHydrated } from '../../ui/index.ui.ts';
import { createRunner, deadlineMs, type CodemodPort, type CodemodResult } from './createRunner.ts';
import { CodemodOutput } from './CodemodOutput.tsx';
import { codemodGroups, preset } from './samples.ts';
import styles from './CodemodRunner.module.css';

/** Paste, choose, run: the transforms load when the first run begins. */
export function CodemodRunner() {
  const { strings } = useDocsConfig();
  const { codemods: texts } = strings;
  const [id, setId] = useState(`${codemodGroups[0]?.folder}/${preset}`);
  // Undefined: the sample of the chosen codemod.
  const [typed, setTyped] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const [shown, setShown] = useState<{ source: string; result: CodemodResult }>();
  const [runner] = useState(() => createRunner(openWorker));
  useEffect(() => () => runner.stop(), [runner]);
  const [choiceId, codeId] = [useId(), useId()];
  const isHydrated = useHydrated();
  const group = codemodGroups.find(({ folder }) => id.startsWith(`${folder}/`));
  const source = typed ?? group?.sample ?? '';

  async function run() {
    setRunning(true);
    const result = await runner.run({ id, source });
    setRunning(false);
    if (result.kind !== 'stopped') setShown({ source, result });
  }

  return (
    // Before React has taken the fields over, it would replace what is typed into them.
    <fieldset className={styles.runner} disabled={!isHydrated} data-start-now="">
      <noscript>
        <p>{texts.needsScripts}</p>
      </noscript>
      <div className={styles.bar}>
        <label htmlFor={choiceId}>{texts.choice}</label>
        <select
          id={choiceId}
          className={styles.choice}
          value={id}
          onChange={(event) => setId(event.target.value)}
        >
          {codemodGroups.map(({ folder, title, codemods }) => (
            <optgroup key={folder} label={title}>
              {[preset, ...codemods].map((name) => (
                <option key={name} value={`${folder}/${name}`}>
                  {name === preset ? fill(texts.all, { title }) : name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <button type="button" className={styles.button} onClick={() => void run()}>
          {texts.run}
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={!isRunning}
          onClick={() => runner.stop()}
        >
          {texts.stop}
        </button>
        <span role="status">{isRunning ? texts.running : ''}</span>
      </div>
      <label htmlFor={codeId}>{texts.before}</label>
      <textarea
        id={codeId}
        className={styles.code}
        rows={16}
        spellCheck={false}
        autoComplete="off"
        value={source}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== undefined && (
        <button type="button" className={styles.button} onClick={() => setTyped(undefined)}>
          {texts.sample}
        </button>
      )}
      <CodemodOutput shown={shown} seconds={deadlineMs / 1000} />
      <p>
        {texts.command} <code>{`npx @mui/x-codemod@8 ${id} ./src`}</code>
      </p>
    </fieldset>
  );
}

function openWorker(): CodemodPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (receive) =>
      worker.addEventListener('message', (event: MessageEvent) =>
        receive(event.data as Parameters<typeof receive>[0]),
      ),
    onError: (report) => worker.addEventListener('error', report),
    end: () => worker.terminate(),
  };
}
