import type {Answer} from '@site/src/features/site/form/answer';

interface UploadProgress {
  readonly lengthComputable: boolean;
  readonly loaded: number;
  readonly total: number;
}

/**
 * The part of `XMLHttpRequest` that is used here; tests pass another. Neither `fetch` nor the
 * email library can tell how much of a file has gone, and on a telephone a CV takes a while.
 */
export interface UploadRequest {
  readonly upload: {
    addEventListener: (type: 'progress', listener: (event: UploadProgress) => void) => void;
  };
  readonly status: number;
  readonly responseText: string;
  addEventListener: (type: 'error' | 'load' | 'progress', listener: () => void) => void;
  open: (method: 'POST', address: string) => void;
  setRequestHeader: (name: string, value: string) => void;
  getAllResponseHeaders: () => string;
  send: (body: FormData) => void;
  abort: () => void;
}

export interface Sending {
  /** Says stop when the visitor cancels. */
  readonly signal: AbortSignal;
  /** Told how much has gone, from 0 to 1, when the browser knows. */
  readonly onProgress: (fraction: number) => void;
  readonly createRequest: () => UploadRequest;
}

export interface Message {
  readonly address: string;
  readonly body: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer, or why there is none. */
export type Posted =
  | {readonly answer: Answer; readonly headers: ReadonlyMap<string, string>}
  | {readonly answer?: undefined; readonly reason: 'cancelled' | 'late' | 'unreachable'};

/** How long nothing may move, in milliseconds, before the application counts as unsent. */
export const PATIENCE = 20_000;

/**
 * The headers of an answer by their names in small letters. All at once, because asking a server
 * of another origin for one that it does not expose writes an error to the console.
 */
function headersOf(request: UploadRequest): Map<string, string> {
  const lines = request.getAllResponseHeaders().matchAll(/^([^:]+):(.*)$/gm);
  return new Map(
    Array.from(lines, ([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
  );
}

function answerOf(request: UploadRequest): Posted {
  const headers = headersOf(request);
  const contentType = headers.get('content-type');
  return {answer: {status: request.status, text: request.responseText, contentType}, headers};
}

/**
 * Posts a form with a file, once. Never rejects, and always comes to an end: {@link PATIENCE}
 * after anything last moved in either direction the request is aborted. (Browsers show the status of
 * such a request only with the first of its text, so it cannot be believed before.)
 */
export async function post(
  {address, body, headers = {}}: Message,
  {signal, onProgress, createRequest}: Sending,
): Promise<Posted> {
  if (signal.aborted) {
    return {reason: 'cancelled'};
  }
  return new Promise((resolve) => {
    const request = createRequest();
    let timer: ReturnType<typeof setTimeout>;
    const cancel = () => end({reason: 'cancelled'});

    function end(posted: Posted): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      resolve(posted);
      // Without effect on a request that has come to its own end.
      request.abort();
    }
    function moved(): void {
      clearTimeout(timer);
      timer = setTimeout(() => end({reason: 'late'}), PATIENCE);
    }

    signal.addEventListener('abort', cancel);
    request.upload.addEventListener('progress', ({lengthComputable, loaded, total}) => {
      moved();
      if (lengthComputable && total > 0) {
        onProgress(Math.min(1, loaded / total));
      }
    });
    request.addEventListener('progress', moved);
    request.addEventListener('load', () => end(answerOf(request)));
    request.addEventListener('error', () => end({reason: 'unreachable'}));
    moved();
    try {
      request.open('POST', address);
      for (const [name, value] of Object.entries(headers)) {
        request.setRequestHeader(name, value);
      }
      request.send(body);
    } catch {
      end({reason: 'unreachable'});
    }
  });
}
