interface Progress {
  readonly lengthComputable: boolean;
  readonly loaded: number;
  readonly total: number;
}

type Listener = (event: Progress) => void;

/** Collects listeners by event and calls them. */
class Events {
  private readonly listeners = new Map<string, Listener>();

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  fire(type: string, event: Progress = {lengthComputable: false, loaded: 0, total: 0}): void {
    this.listeners.get(type)?.(event);
  }
}

/** Replaces `XMLHttpRequest` by a request that does what a test says, when it says it. */
export class ScriptedRequest extends Events {
  readonly upload = new Events();
  readonly headers: Record<string, string> = {};
  address = '';
  body: FormData | undefined;
  aborted = false;
  status = 0;
  responseText = '';
  private contentType: string | null = null;

  open(_method: string, address: string): void {
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(): string | null {
    return this.contentType;
  }

  send(body: FormData): void {
    this.body = body;
  }

  abort(): void {
    this.aborted = true;
  }

  uploads(loaded: number, total: number, lengthComputable = true): void {
    this.upload.fire('progress', {lengthComputable, loaded, total});
  }

  uploadsAll(): void {
    this.upload.fire('load');
  }

  trickles(): void {
    this.fire('progress');
  }

  answers(status: number, text: string, contentType: string | null = null): void {
    Object.assign(this, {status, responseText: text, contentType});
    this.fire('load');
  }

  breaks(): void {
    this.fire('error');
  }
}
