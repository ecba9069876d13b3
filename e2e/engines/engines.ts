import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import puppeteer, {type ElementHandle, type KeyInput, type LaunchOptions} from 'puppeteer-core';
import {Builder, By, Key, type WebDriver} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {browserPath, onPath} from '../../tools/setup/machine.mjs';

export interface Size {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that journeys press, besides single letters. */
const KEYS: Readonly<Record<string, string | undefined>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
};

/** Commands of a window, for which each library has its own words. */
interface Driver {
  readonly open: (url: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly evaluate: <A extends readonly unknown[], R>(
    run: (...values: A) => R | Promise<R>,
    ...values: A
  ) => Promise<R>;
  readonly point: (place: Point, click: boolean) => Promise<unknown>;
  /** Presses a key of {@link KEYS} or a letter. */
  readonly press: (key: string) => Promise<unknown>;
  /** Replaces the text of a field. */
  readonly type: (selector: string, text: string) => Promise<unknown>;
  readonly attach: (selector: string, file: string) => Promise<unknown>;
  readonly choose: (selector: string, value: string) => Promise<unknown>;
  readonly resize: (size: Size) => Promise<unknown>;
  readonly picture: () => Promise<Uint8Array>;
  /** Prints the page to a PDF, if the driver can. */
  readonly print?: () => Promise<Uint8Array>;
  readonly stop: () => Promise<unknown>;
}

/** A browser window with the actions that journeys use in every engine. */
export class Tab {
  /** @param origin origin of the site, without a trailing slash */
  constructor(
    private readonly origin: string,
    readonly driver: Driver,
  ) {}

  readonly evaluate: Driver['evaluate'] = (run, ...values) => this.driver.evaluate(run, ...values);
  readonly back = () => this.driver.back();
  readonly resize = (size: Size) => this.driver.resize(size);

  /** Loads a page, and waits for its scripts. */
  async visit(address: string): Promise<void> {
    await this.driver.open(this.origin + address);
    await this.until(() => !document.querySelector('[data-island]:not([data-alive])'));
  }

  /**
   * Waits until a function returns true or a place in the page. It cannot return an element, which
   * the libraries translate differently.
   *
   * @throws Error after ten seconds
   */
  async until<A extends readonly unknown[], R extends boolean | Point | undefined>(
    condition: (...values: A) => R | Promise<R>,
    ...values: A
  ): Promise<R> {
    const end = Date.now() + 10_000;
    for (let failure: unknown = ''; ;) {
      try {
        const found = await this.evaluate(condition, ...values);
        if (found) return found;
      } catch (error) {
        // The page was replaced meanwhile, or the condition is wrong.
        failure = error;
      }
      if (Date.now() > end) {
        const asked = `${condition.toString()} ${JSON.stringify(values)}`;
        throw new Error(`Not in ten seconds: ${asked} ${String(failure)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Waits until the page shows these words. */
  async reads(text: string): Promise<void> {
    await this.until((words) => document.body.innerText.includes(words), text);
  }

  /** Returns whether an element is visible. */
  sees(selector: string): Promise<boolean> {
    return this.evaluate(
      (css) => document.querySelector(css)?.checkVisibility({visibilityProperty: true}) ?? false,
      selector,
    );
  }

  /** Moves the pointer to the middle of an element, or to a point in the window. */
  async pointAt(target: string | Point, {click = false} = {}): Promise<void> {
    await this.driver.point(
      typeof target === 'string' ? await this.middleOf(target) : target,
      click,
    );
  }

  /** Clicks with the pointer, because WebDriver's own command rejects elements in `details`. */
  click(selector: string): Promise<void> {
    return this.pointAt(selector, {click: true});
  }

  async type(selector: string, text: string): Promise<void> {
    await this.middleOf(selector);
    await this.driver.type(selector, text);
  }

  async attach(selector: string, file: string): Promise<void> {
    await this.driver.attach(selector, file);
  }

  /** Chooses an option of a `select`. */
  async choose(selector: string, value: string): Promise<void> {
    await this.middleOf(selector);
    await this.driver.choose(selector, value);
  }

  /** Presses keys one after another on the focused element. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /**
   * Waits for an element and scrolls it into view. Measures it in two frames, because the browser
   * moves the page once more when text above the element comes or goes.
   *
   * @param selector CSS, or XPath after `//`
   */
  private async middleOf(selector: string): Promise<Point> {
    const place = await this.until(async (wanted) => {
      const found = wanted.startsWith('//')
        ? document.evaluate(wanted, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
            .singleNodeValue
        : document.querySelector(wanted);
      if (!(found instanceof Element)) return undefined;
      found.scrollIntoView({block: 'center', behavior: 'instant'});
      const before = found.getBoundingClientRect();
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const {x, y, width, height} = found.getBoundingClientRect();
      if (x !== before.x || y !== before.y) return undefined;
      return {x: Math.floor(x + width / 2), y: Math.floor(y + height / 2)};
    }, selector);
    if (!place) throw new Error(`There is no ${selector}`);
    return place;
  }
}

async function startWithPuppeteer(options: LaunchOptions): Promise<Driver> {
  const launched = await puppeteer.launch(options);
  const page = await launched.newPage();
  return {
    open: (url) => page.goto(url),
    back: () => page.goBack(),
    // Each library has its own type for a function that runs in the page.
    evaluate: (run, ...values) => page.evaluate(run as never, ...(values as never)),
    point: ({x, y}, click) => (click ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: async (selector, text) => {
      await page.$eval(selector, (field) => (field as HTMLInputElement).select());
      await page.type(selector, text);
    },
    attach: async (selector, file) => {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(file);
    },
    choose: (selector, value) => page.select(selector, value),
    resize: (size) => page.setViewport(size),
    picture: () => page.screenshot(),
    print: async () => Uint8Array.from(await page.pdf({preferCSSPageSize: true})),
    stop: () => launched.close(),
  };
}

/* Motion is reduced, so that journeys need not wait for animations. */

const startChromium = () =>
  startWithPuppeteer({
    executablePath: browserPath(),
    args: [
      ...['--no-sandbox', '--disable-quic', '--disable-gpu', '--force-prefers-reduced-motion'],
      // Puppeteer loses a page that was prerendered.
      '--disable-features=Prerender2',
    ],
  });

const startFirefox = () =>
  startWithPuppeteer({
    browser: 'firefox',
    executablePath: onPath('firefox-esr') ?? onPath('firefox') ?? 'firefox',
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // No pages from the cache: after one, Puppeteer never notices that the next page has loaded.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  });

/** Path of MiniBrowser on Debian and Ubuntu. */
const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
/** Shrinks MiniBrowser's toolbar buttons, which would keep its window wider than a phone. */
const GTK_SETTINGS = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css':
    '* {padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 1px}\nbutton image {-gtk-icon-transform: scale(0.1)}\n',
};

/** Drives WebKit in MiniBrowser, which needs a screen: tools/browsers.mjs provides one. */
async function startWebKit(): Promise<Driver> {
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  for (const [name, text] of Object.entries(GTK_SETTINGS)) {
    await writeFile(path.join(folder, 'gtk-3.0', name), text);
  }
  const service = new DriverService.Builder(onPath('WebKitWebDriver') ?? 'WebKitWebDriver')
    .setEnvironment({...process.env, XDG_CONFIG_HOME: folder})
    .setLoopback(true)
    .build();
  const stopService = async () => {
    await service.kill();
    await rm(folder, {recursive: true, force: true, maxRetries: 5});
  };
  let window: WebDriver;
  try {
    window = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary: MINI_BROWSER, args: ['--automation']},
      })
      .build();
  } catch (error) {
    await stopService();
    throw error;
  }
  return {
    open: (url) => window.get(url),
    back: () => window.navigate().back(),
    evaluate: (run, ...values) => window.executeScript(run, ...values),
    point: (place, click) => {
      const moved = window.actions().move({...place, duration: 0});
      return (click ? moved.press().release() : moved).perform();
    },
    press: (key) =>
      window
        .actions()
        .sendKeys(KEYS[key] ?? key)
        .perform(),
    type: async (selector, text) => {
      const field = window.findElement(By.css(selector));
      if (await field.getProperty('value')) await field.clear();
      await field.sendKeys(text);
    },
    attach: (selector, file) => window.findElement(By.css(selector)).sendKeys(file),
    choose: (selector, value) =>
      window.findElement(By.css(`${selector} option[value="${value}"]`)).click(),
    resize: (size) => window.manage().window().setRect(size),
    picture: async () => Buffer.from(await window.takeScreenshot(), 'base64'),
    stop: async () => {
      await window.quit();
      await stopService();
    },
  };
}

/** For each engine, a function that starts it and opens a window. */
export const engines = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
} satisfies Record<string, () => Promise<Driver>>;

export type EngineName = keyof typeof engines;
