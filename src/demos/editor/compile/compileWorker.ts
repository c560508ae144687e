import { compileModules } from '../compileModules.ts';
import type { FromCompiler, ToCompiler } from './protocol.ts';

const post = (message: FromCompiler) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToCompiler>) =>
  post({ type: 'compiled', turn: data.turn, result: compileModules(data.files) }),
);
post({ type: 'ready' });
