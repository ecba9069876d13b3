import type {UploadRequest} from './post';

type Type = 'error' | 'load' | 'progress';

/** A request that does what a test says, when it says it. */
export class ScriptedRequest implements UploadRequest {
  status = 0;
  responseText = '';
  aborted = false;
  address = '';
  body: FormData | undefined;
  readonly headers: Record<string, string> = {};
  private received = '';
  private readonly listeners = new Map<Type, () => void>();
  private onUpload: (event: {lengthComputable: boolean; loaded: number; total: number}) => void =
    () => undefined;

  readonly upload = {
    addEventListener: (_type: 'progress', listener: typeof this.onUpload) => {
      this.onUpload = listener;
    },
  };

  addEventListener(type: Type, listener: () => void): void {
    this.listeners.set(type, listener);
  }

  open(_method: 'POST', address: string): void {
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getAllResponseHeaders(): string {
    return this.received;
  }

  send(body: FormData): void {
    this.body = body;
  }

  abort(): void {
    this.aborted = true;
  }

  private fire(type: Type): void {
    this.listeners.get(type)?.();
  }

  uploads(loaded: number, total: number, lengthComputable = true): void {
    this.onUpload({lengthComputable, loaded, total});
  }

  trickles(): void {
    this.fire('progress');
  }

  answers(status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
    this.status = status;
    this.responseText = text;
    this.received = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    this.fire('load');
  }

  breaks(): void {
    this.fire('error');
  }
}
