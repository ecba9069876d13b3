import {request as httpRequest, type ClientRequest} from 'node:http';
import {failing, type Fault} from '@site/src/local-services/faults.test-data';
import type {UploadRequest} from './post';

type Type = 'error' | 'load' | 'progress';
type ProgressListener = Parameters<UploadRequest['upload']['addEventListener']>[1];

const STEPS = 4;

/** Does over Node's own client what `XMLHttpRequest` does in a browser. */
export class LoopbackRequest implements UploadRequest {
  status = 0;
  responseText = '';
  private readonly listeners = new Map<Type, (() => void)[]>();
  private readonly progressListeners: ProgressListener[] = [];
  private readonly headers: Record<string, string> = {};
  private received: Readonly<Record<string, string | string[] | undefined>> = {};
  private address = '';
  private request: ClientRequest | undefined;

  constructor(
    private readonly origin: string,
    /** How the service fails, asked once a request. */
    private readonly fault: () => Fault | undefined = () => undefined,
  ) {}

  readonly upload = {
    addEventListener: (_type: 'progress', listener: ProgressListener) => {
      this.progressListeners.push(listener);
    },
  };

  addEventListener(type: Type, listener: () => void): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  open(_method: 'POST', address: string): void {
    this.address = new URL(address, this.origin).href;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getAllResponseHeaders(): string {
    return Object.entries(this.received)
      .map(([name, value]) => `${name}: ${String(value)}\r\n`)
      .join('');
  }

  send(body: FormData): void {
    void this.transmit(body);
  }

  abort(): void {
    this.request?.destroy();
  }

  private fire(type: Type): void {
    for (const listener of this.listeners.get(type) ?? []) {
      listener();
    }
  }

  private async transmit(form: FormData): Promise<void> {
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const fault = this.fault();
    const address = fault ? await failing(this.address, fault) : this.address;
    const request = httpRequest(address, {
      method: 'POST',
      headers: {
        ...this.headers,
        'Content-Type': encoded.headers.get('content-type') ?? '',
        'Content-Length': body.length,
      },
    });
    this.request = request;
    request.on('error', () => this.fire('error'));
    request.on('response', (response) => {
      this.status = response.statusCode ?? 0;
      this.received = response.headers;
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        this.responseText += text;
        this.fire('progress');
      });
      response.on('error', () => this.fire('error'));
      response.on('end', () => this.fire('load'));
    });
    const step = Math.ceil(body.length / STEPS);
    for (let sent = 0; sent < body.length; sent += step) {
      await new Promise((resolve) => request.write(body.subarray(sent, sent + step), resolve));
      const loaded = Math.min(body.length, sent + step);
      for (const listener of this.progressListeners) {
        listener({lengthComputable: true, loaded, total: body.length});
      }
    }
    request.end();
  }
}
