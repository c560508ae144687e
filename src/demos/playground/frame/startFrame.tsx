import type { Root } from 'react-dom/client';
import type { ComponentType } from 'react';
import {
  evaluateModule,
  runModules,
  runtimeProblem,
  type CompiledModule,
  type Registry,
} from '../../editor/index.ts';
import { createLookStore } from './look.ts';
import type { FromFrame, ToFrame } from './protocol.ts';
import { Result } from './Result.tsx';

interface FrameOptions {
  window: Window;
  root: Root;
  registry: Promise<Registry>;
}

/** Runs what the playground sends and reports the result. */
export function startFrame({ window, root, registry }: FrameOptions): void {
  const look = createLookStore();
  let turn = 0;
  let mainPath = '';
  // The parent's origin is that of this document's address; this document's own is opaque.
  const send = (message: FromFrame) => window.parent.postMessage(message, window.location.origin);
  const fail = (failed: number, error: unknown) =>
    send({ type: 'failed', turn: failed, problem: runtimeProblem(error, mainPath) });

  async function run(mine: number, modules: CompiledModule[]): Promise<void> {
    turn = mine;
    mainPath = modules[0]?.path ?? '';
    try {
      const { has, load, Runtime } = await registry;
      const Component: ComponentType = await runModules({
        modules,
        has,
        load,
        evaluate: evaluateModule,
      });
      if (mine !== turn) return;
      root.render(
        <Result
          Component={Component}
          Runtime={Runtime}
          look={look}
          onShown={() => send({ type: 'ran', turn: mine })}
          onError={(error) => fail(mine, error)}
        />,
      );
    } catch (error) {
      fail(mine, error);
    }
  }

  window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.source !== window.parent || event.origin !== window.location.origin) return;
    const message = event.data;
    if (message.type === 'ping') send({ type: 'pong', beat: message.beat });
    if (message.type === 'look') {
      window.document.documentElement.dir = message.direction;
      window.document.documentElement.dataset.mode = message.mode;
      look.set({ mode: message.mode, direction: message.direction });
    }
    if (message.type === 'run') {
      showStyles(window.document, message.styles);
      void run(message.turn, message.modules);
    }
  });
  // Handlers and promises fail outside of React.
  window.addEventListener('error', (event) => {
    // The browser's own notices, such as those of ResizeObserver, carry no error.
    if (event.error) fail(turn, event.error);
  });
  window.addEventListener('unhandledrejection', (event) => fail(turn, event.reason));
  // Bound before foreign code runs, which could put its own function in the place of this one.
  const { port1, port2 } = new MessageChannel();
  const tellPress = port1.postMessage.bind(port1, null);
  window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && tellPress(), true);
  window.parent.postMessage({ type: 'ready' } satisfies FromFrame, window.location.origin, [port2]);
}

function showStyles(document: Document, styles: string[]): void {
  const element = document.getElementById('styles') ?? document.createElement('style');
  element.id = 'styles';
  element.textContent = styles.join('\n');
  document.head.append(element);
}
