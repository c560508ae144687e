import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { createDocsTheme } from '../../theme/index.material.ts';

/** What the parent process receives for each file, in the order of its list. */
export interface RenderAnswer {
  file: string;
  /** Absent: it renders. */
  error?: { name: string; message: string; stack: string };
}

register('./styleHooks.mjs', import.meta.url);
// tsx compiles what tsconfig.json excludes (demos of other date libraries) to the classic JSX.
Object.assign(globalThis, { React });
// What a demo warns of is for the browser's sweep.
for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => {};

const theme = createDocsTheme({ direction: 'ltr' });

async function answerTo(file: string): Promise<RenderAnswer> {
  try {
    const loaded = (await import(pathToFileURL(file).href)) as { default: React.ComponentType };
    renderToString(
      React.createElement(ThemeProvider, { theme }, React.createElement(loaded.default)),
    );
    return { file };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const { name, message, stack = '' } = error;
    return { file, error: { name, message, stack } };
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (files: string[]) => {
  void (async () => {
    for (const file of files) process.send?.(await answerTo(file));
    process.disconnect();
  })();
});
process.send?.('ready');
