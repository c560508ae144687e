import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledModule, Problem } from '../editor/index.ts';
import { createFloodGuard } from './floodGuard.ts';
import { readFromFrame, type FromFrame, type Look, type ToFrame } from './frame/protocol.ts';
import { useFrameGuards, type Misuse } from './useFrameGuards.ts';

const beatMs = 1000;
/** This long without an answer, the code is taken to hang. */
const patienceMs = 3000;

export interface Work {
  modules: CompiledModule[];
  styles: string[];
}

/** The frame that runs the code; `work` and `look` reach it whenever they change. */
export function useResultFrame(work: Work | undefined, look: Look) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Counts the frames: a hung one can only be thrown away. */
  const [life, setLife] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [misuse, setMisuse] = useState<Misuse>();
  const [isReady, setReady] = useState(false);
  const [presses, setPresses] = useState<MessagePort>();
  const [isHung, setHung] = useState(false);
  const [failure, setFailure] = useState<{ of: Work | undefined; problem: Problem }>();
  const heard = useRef(0);
  const turn = useRef(0);
  /** Work that was stopped: a new frame runs it only when asked to. */
  const stopped = useRef<Work>(undefined);

  // The frame's origin is opaque and has no name; only its window gets this.
  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');
  const receive = useEffectEvent((message: FromFrame) => {
    heard.current = performance.now();
    setHung(false);
    if (message.type === 'ready') setReady(true);
    if (message.type === 'ran' && message.turn === turn.current) setFailure(undefined);
    if (message.type === 'failed' && message.turn === turn.current)
      setFailure({ of: work, problem: message.problem });
  });

  /** At once, so that the frame is gone when this returns. */
  function endFor(reason: Misuse) {
    flushSync(() => {
      setMisuse(reason);
      stop();
    });
  }
  const endFlood = useEffectEvent(() => endFor('messages'));
  useFrameGuards({ frame, life, isReady, presses, onMisuse: endFor });

  useEffect(() => {
    const isFlood = createFloodGuard(() => performance.now());
    let hasPort = false;
    const onMessage = (event: MessageEvent) => {
      const sender = frame.current?.contentWindow;
      if (!sender || event.source !== sender || event.origin !== 'null') return;
      if (isFlood()) {
        // Thousands may be queued already: they are ignored, so that the page can draw.
        window.removeEventListener('message', onMessage);
        endFlood();
        return;
      }
      const message = readFromFrame(event.data);
      // The first message comes before any code that the frame runs.
      if (!hasPort) setPresses(event.ports[0]);
      hasPort = true;
      if (message) receive(message);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
    // A new frame is not counted with the messages of the one before.
  }, [life]);

  const { mode, direction } = look;
  useEffect(() => {
    if (isReady) send({ type: 'look', mode, direction });
  }, [isReady, life, mode, direction]);

  useEffect(() => {
    if (!isReady || !work || work === stopped.current) return;
    turn.current += 1;
    send({ type: 'run', turn: turn.current, ...work });
  }, [isReady, life, work]);

  useEffect(() => {
    if (!isReady) return undefined;
    let beat = 0;
    heard.current = performance.now();
    const timer = setInterval(() => {
      // A hidden page's timers are slowed down: silence means nothing then.
      if (document.hidden) heard.current = performance.now();
      else if (performance.now() - heard.current > patienceMs) setHung(true);
      send({ type: 'ping', beat: (beat += 1) });
    }, beatMs);
    return () => clearInterval(timer);
  }, [isReady, life]);

  function stop() {
    stopped.current = work;
    setStopped(true);
    setReady(false);
    setHung(false);
  }
  /** A new frame for what comes next: the work that was stopped, or that hangs, stays behind. */
  function resume() {
    stopped.current = work;
    renew();
  }
  function restart() {
    stopped.current = undefined;
    renew();
  }
  function renew() {
    setLife((count) => count + 1);
    setReady(false);
    setHung(false);
    setFailure(undefined);
    setStopped(false);
    setMisuse(undefined);
  }
  return {
    frame,
    life,
    isStopped,
    misuse,
    isReady,
    isHung,
    problem: failure && failure.of === work ? failure.problem : undefined,
    stop,
    resume,
    restart,
  };
}
