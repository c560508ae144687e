import { runCodemod } from 'virtual:codemods';
import type { FromCodemods, ToCodemods } from './createRunner.ts';

const post = (message: FromCodemods) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToCodemods>) => {
  try {
    post({ type: 'done', code: runCodemod(data.id, 'pasted.tsx', data.source) });
  } catch (error) {
    post({ type: 'failed', text: error instanceof Error ? error.message : String(error) });
  }
});
post({ type: 'ready' });
