/** Replaces `XMLHttpRequest` with a request that a test controls. */
export class ScriptedRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  address = '';
  body: FormData | string | undefined;
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

  send(body: FormData | string): void {
    this.body = body;
  }

  abort(): void {
    this.aborted = true;
  }

  uploadsSome(): void {
    this.upload.dispatchEvent(new Event('progress'));
  }

  uploadsAll(): void {
    this.upload.dispatchEvent(new Event('load'));
  }

  trickles(): void {
    this.dispatchEvent(new Event('progress'));
  }

  answers(status: number, text: string, contentType: string | null = null): void {
    Object.assign(this, {status, responseText: text, contentType});
    this.dispatchEvent(new Event('load'));
  }

  breaks(): void {
    this.dispatchEvent(new Event('error'));
  }
}
