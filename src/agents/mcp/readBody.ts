import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  /** Bytes of a request. */
  body: number;
  /** Milliseconds from the headers to the end of the body. */
  bodyTime: number;
  /** Bytes of all requests that are not answered yet. */
  held: number;
  /** Messages in one request. */
  batch: number;
}

interface Refusal {
  refused: 400 | 408 | 413 | 503;
  code: number;
  message: string;
}

/** Call `release` when the request is answered. */
export type Body = { value: unknown; release: () => void } | Refusal;

export type ReadBody = (
  request: Pick<IncomingMessage, 'headers'> & AsyncIterable<Buffer>,
) => Promise<Body>;

/** Reads the JSON of requests; a body that is too long, or too slow, is not read to its end. */
export function createBodyReader(limits: BodyLimits): ReadBody {
  let held = 0;

  return async (request) => {
    const tooLong: Refusal = {
      refused: 413,
      code: -32000,
      message: `The body is longer than ${limits.body} bytes.`,
    };
    if (Number(request.headers['content-length'] ?? 0) > limits.body) return tooLong;
    const parts: Buffer[] = [];
    let length = 0;
    const release = () => {
      held -= length;
      length = 0;
    };
    const chunks = request[Symbol.asyncIterator]();
    const end = performance.now() + limits.bodyTime;
    for (;;) {
      const next = await within(chunks.next(), end - performance.now());
      if (next === undefined) {
        release();
        return slow(limits.bodyTime);
      }
      if (next.done) break;
      length += next.value.length;
      held += next.value.length;
      if (length > limits.body || held > limits.held) {
        const refusal = length > limits.body ? tooLong : busy;
        release();
        return refusal;
      }
      parts.push(next.value);
    }
    const parsed = parse(Buffer.concat(parts).toString('utf8'), limits.batch);
    if ('refused' in parsed) {
      release();
      return parsed;
    }
    return { ...parsed, release };
  };
}

function parse(text: string, mostMessages: number): { value: unknown } | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: 400, code: -32700, message: 'The body is not JSON.' };
  }
  if (Array.isArray(value) && value.length === 0)
    return { refused: 400, code: -32600, message: 'The batch is empty.' };
  if (Array.isArray(value) && value.length > mostMessages)
    return {
      refused: 400,
      code: -32600,
      message: `The batch has ${value.length} messages and may have ${mostMessages}. Send the others in a request of their own.`,
    };
  return { value };
}

const slow = (ms: number): Refusal => ({
  refused: 408,
  code: -32000,
  message: `The body did not arrive within ${ms} ms.`,
});

const busy: Refusal = {
  refused: 503,
  code: -32000,
  message: 'Too many requests at once. Try again in a second.',
};

/** Undefined: it took longer. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms), undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    // Errors of the body after that have no effect.
    promise.catch(() => {});
  }
}
