export interface ToCodemods {
  id: string;
  source: string;
}

export type FromCodemods =
  | { type: 'ready' }
  | { type: 'done'; code: string }
  | { type: 'failed'; text: string };

/** A worker, as far as a run needs it. */
export interface CodemodPort {
  post: (message: ToCodemods) => void;
  onMessage: (receive: (message: FromCodemods) => void) => void;
  onError: (report: () => void) => void;
  end: () => void;
}

export type CodemodResult =
  | { kind: 'done'; code: string }
  | { kind: 'failed'; text: string }
  | { kind: 'timeout' }
  | { kind: 'not-loaded' }
  | { kind: 'stopped' };

/** A page of code takes a second on a slow phone; only ending the worker ends code that takes forever. */
export const deadlineMs = 10_000;

/** Each run has a worker of its own, which is ended with it. */
export function createRunner(open: () => CodemodPort) {
  let finish: ((result: CodemodResult) => void) | undefined;
  return {
    run: (job: ToCodemods): Promise<CodemodResult> => {
      finish?.({ kind: 'stopped' });
      const port = open();
      return new Promise((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const end = (result: CodemodResult) => {
          clearTimeout(timer);
          port.end();
          if (finish === end) finish = undefined;
          resolve(result);
        };
        finish = end;
        port.onError(() => end({ kind: 'not-loaded' }));
        port.onMessage((message) => {
          if (message.type === 'done') end({ kind: 'done', code: message.code });
          else if (message.type === 'failed') end({ kind: 'failed', text: message.text });
          else {
            // Fetching the worker is not counted.
            timer = setTimeout(() => end({ kind: 'timeout' }), deadlineMs);
            port.post(job);
          }
        });
      });
    },
    stop: () => finish?.({ kind: 'stopped' }),
  };
}
