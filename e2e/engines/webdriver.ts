import {connect} from 'node:net';

/** Sends a command and returns the browser's answer, a JSON value. */
type Send = (command: Command, parameters: object) => Promise<unknown>;

/** WebDriver commands with their HTTP methods and paths. Marionette uses the same names. */
const COMMANDS = {
  NewSession: 'POST ',
  DeleteSession: 'DELETE ',
  Navigate: 'POST /url',
  Back: 'POST /back',
  GetCurrentURL: 'GET /url',
  SetWindowRect: 'POST /window/rect',
  ExecuteScript: 'POST /execute/sync',
  FindElement: 'POST /element',
  ElementClick: 'POST /element/{id}/click',
  ElementClear: 'POST /element/{id}/clear',
  ElementSendKeys: 'POST /element/{id}/value',
  PerformActions: 'POST /actions',
  Print: 'POST /print',
  TakeScreenshot: 'GET /screenshot',
} as const;
type Command = keyof typeof COMMANDS;

/** Connects to a driver that speaks WebDriver over HTTP: chromedriver or WebKitWebDriver. */
export async function overHttp(origin: string, capabilities: object): Promise<Send> {
  let session = '/session';
  const send: Send = async (command, parameters) => {
    const [method = '', place = ''] = COMMANDS[command].split(' ');
    const {id = '', ...rest} = parameters as {readonly id?: string};
    const response = await fetch(`${origin}${session}${place.replace('{id}', id)}`, {
      method,
      ...(method === 'POST' && {body: JSON.stringify(rest)}),
    });
    const {value} = (await response.json()) as {value: {error?: string; message?: string} | null};
    if (!response.ok) throw new Error(`${command}: ${value?.error ?? ''}: ${value?.message ?? ''}`);
    return value;
  };
  const created = (await send('NewSession', {capabilities: {alwaysMatch: capabilities}})) as {
    sessionId: string;
  };
  session += `/${created.sessionId}`;
  return send;
}

/**
 * Connects to Marionette, which is built into Firefox. It accepts the same commands over a socket,
 * as JSON prefixed with its length. Debian has no geckodriver, which would translate from HTTP.
 *
 * @param port the port that Firefox listens on
 */
export async function overMarionette(port: number): Promise<MarionetteSend> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<
    number,
    {resolve: (value: unknown) => void; reject: (e: Error) => void}
  >();
  let received = Buffer.alloc(0);
  let last = 0;
  const handleMessage = (text: string): void => {
    const message = JSON.parse(text) as unknown;
    // Ignores the first message, which is a greeting.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as [
      number,
      number,
      {message: string} | null,
      {value?: unknown},
    ];
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve('value' in result ? result.value : result);
    waiting.delete(id);
  };
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < end) return;
      handleMessage(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
    }
  });
  const send: MarionetteSend = (name, parameters) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, {resolve, reject});
      const text = JSON.stringify([
        0,
        last,
        name.includes(':') ? name : `WebDriver:${name}`,
        parameters,
      ]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('NewSession', {});
  return send;
}

/** Also sends Marionette's own commands, such as `Marionette:SetContext`. */
type MarionetteSend = (
  command: Command | `Marionette:${string}`,
  parameters: object,
) => Promise<unknown>;

/** Special keys in WebDriver's encoding. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

/** Property that contains an element's id in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface Size {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A browser window with the actions that journeys use in every engine. */
export class Browser {
  /**
   * @param origin origin of the site, without a trailing slash
   * @param resize sets the size of the page
   * @param prints whether the driver can make PDFs
   */
  constructor(
    readonly origin: string,
    private readonly send: Send,
    readonly resize: (size: Size) => Promise<void>,
    readonly prints: boolean,
  ) {}

  /** Loads a page, and waits for its scripts. */
  async visit(path: string): Promise<void> {
    await this.send('Navigate', {url: this.origin + path});
    await this.until(() => !document.querySelector('[data-island]:not([data-alive])'));
  }

  back(): Promise<unknown> {
    return this.send('Back', {});
  }

  /** Returns the path, query and fragment of the page's address. */
  async path(): Promise<string> {
    const url = await this.send('GetCurrentURL', {});
    return String(url).slice(this.origin.length);
  }

  /** Runs a function in the page. It cannot use variables from outside itself. */
  evaluate<A extends readonly unknown[], R>(
    run: (...values: A) => R | Promise<R>,
    ...values: A
  ): Promise<R> {
    const script = `return (${run.toString()}).apply(null, arguments)`;
    return this.send('ExecuteScript', {script, args: values}) as Promise<R>;
  }

  /** Waits until a function returns true in the page. @throws after ten seconds, with its source */
  async until<A extends readonly unknown[]>(
    condition: (...values: A) => unknown,
    ...values: A
  ): Promise<void> {
    const end = Date.now() + 10_000;
    while (!(await this.evaluate(condition, ...values))) {
      if (Date.now() > end) {
        throw new Error(`Not in ten seconds: ${condition.toString()} ${JSON.stringify(values)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Waits until the page shows these words. */
  reads(text: string): Promise<void> {
    return this.until((words) => document.body.innerText.includes(words), text);
  }

  /** Returns whether an element is visible. */
  sees(selector: string): Promise<boolean> {
    return this.evaluate(
      (css) => document.querySelector(css)?.checkVisibility({visibilityProperty: true}) ?? false,
      selector,
    );
  }

  /**
   * Clicks with the pointer, because WebDriver's click command rejects elements in `details`.
   *
   * @param selector CSS, or XPath if it begins with two slashes
   */
  async click(selector: string): Promise<void> {
    await this.pointAt(selector, [
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ]);
  }

  /** Chooses an option of a `select`. */
  async choose(selector: string, value: string): Promise<void> {
    await this.send('ElementClick', {
      id: await this.element(`${selector} option[value="${value}"]`),
    });
  }

  /** Types into a field, or chooses a file by its path. */
  async type(selector: string, text: string): Promise<void> {
    await this.send('ElementSendKeys', {id: await this.element(selector), text});
  }

  async clear(selector: string): Promise<void> {
    await this.send('ElementClear', {id: await this.element(selector)});
  }

  /** Presses keys one after another on the focused element. */
  async press(...keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ]);
    await this.send('PerformActions', {actions: [{type: 'key', id: 'keys', actions}]});
  }

  /** Moves the pointer to the middle of an element, or to a point in the window. */
  async pointAt(
    target: string | {readonly x: number; readonly y: number},
    then: readonly object[] = [],
  ): Promise<void> {
    const place =
      typeof target === 'string'
        ? {x: 0, y: 0, origin: {[ELEMENT]: await this.element(target)}}
        : {...target, origin: 'viewport'};
    const actions = [{type: 'pointerMove', duration: 0, ...place}, ...then];
    await this.send('PerformActions', {
      actions: [{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}],
    });
  }

  /** Prints the page and returns the PDF. */
  async print(): Promise<Uint8Array> {
    return Uint8Array.from(Buffer.from(String(await this.send('Print', {})), 'base64'));
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.send('TakeScreenshot', {})), 'base64');
  }

  /** Finds an element and scrolls it into view, because WebKit clicks only inside the window. */
  private async element(selector: string): Promise<string> {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector';
    const end = Date.now() + 10_000;
    for (;;) {
      try {
        const found = await this.send('FindElement', {using, value: selector});
        await this.send('ExecuteScript', {
          // An option of a closed select has no position, so the select itself is scrolled.
          script:
            "(arguments[0].closest('select') ?? arguments[0]).scrollIntoView({block: 'center', behavior: 'instant'})",
          args: [found],
        });
        return (found as Record<string, string>)[ELEMENT] ?? '';
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }
}
