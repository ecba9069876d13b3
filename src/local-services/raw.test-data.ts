import {connect} from 'node:net';

/** A request to send as it is. An HTTP client would encode, correct or refuse parts of it. */
export interface RawRequest {
  readonly method?: string;
  readonly target: string;
  /** `Host` is added if it is missing. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: Buffer | string;
}

export interface RawAnswer {
  /** 0 if the connection ended without a response. */
  readonly status: number;
  /** In lower case. */
  readonly headerNames: readonly string[];
  readonly text: string;
}

/** Sends the bytes and reads the answer until the server closes the connection. */
export async function raw(port: number, request: RawRequest): Promise<RawAnswer> {
  const {method = 'GET', target, headers = [], body = ''} = request;
  const hasHost = headers.some(([name]) => name.toLowerCase() === 'host');
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : ['Host: localhost']),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '\r\n',
  ];
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  // A server may reset the connection after refusing a request. What it sent before still counts.
  socket.on('error', () => socket.destroy());
  socket.write(Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), Buffer.from(body)]));
  await closed;
  const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headerNames: fields.map((field) => (field.split(':')[0] ?? '').toLowerCase()),
    text: rest.join('\r\n\r\n'),
  };
}
