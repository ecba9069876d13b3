import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const ABOUT = {pathname: '/about'};
const CONTACT = {pathname: '/contact'};
/** How long this slow device takes for a frame, in milliseconds: longer than the page moves. */
const FRAME = 1_000;
/** When the page has begun to move, in milliseconds. */
const BEGUN = 2 * FRAME;
/** How long it may then go on. */
const AFTERMATH = 300;

/** The module as a browser has it, with what it looks at. */
async function loaded() {
  vi.resetModules();
  const attributes = new Map<string, string>();
  const listeners: (() => void)[] = [];
  vi.stubGlobal('document', {
    documentElement: {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      getAttribute: (name: string) => attributes.get(name) ?? null,
      removeAttribute: (name: string) => attributes.delete(name),
    },
  });
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: () => void) => listeners.push(listener),
  });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, FRAME));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  const {onRouteUpdate, onRouteDidUpdate} = await import('./page-change');
  return {
    goBack: () => listeners.forEach((listener) => listener()),
    onRouteUpdate,
    onRouteDidUpdate,
    mark: () => attributes.get('data-page-change'),
  };
}

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a change of the page', () => {
  it('is marked from the click until the new page has settled', async () => {
    const {onRouteUpdate, onRouteDidUpdate, mark} = await loaded();
    const move = {location: CONTACT, previousLocation: ABOUT};
    onRouteUpdate(move);
    expect(mark()).toBe('leaving');
    onRouteDidUpdate(move);
    expect(mark()).toBe('arriving');
    vi.advanceTimersByTime(BEGUN + AFTERMATH - 1);
    expect(mark()).toBe('arriving');
    vi.advanceTimersByTime(1);
    expect(mark()).toBeUndefined();
  });

  it('is no movement when the visitor goes back', async () => {
    const {goBack, onRouteUpdate, onRouteDidUpdate, mark} = await loaded();
    goBack();
    onRouteUpdate({location: ABOUT, previousLocation: CONTACT});
    onRouteDidUpdate({location: ABOUT, previousLocation: CONTACT});
    expect(mark()).toBe('back');
    vi.runAllTimers();
    onRouteUpdate({location: CONTACT, previousLocation: ABOUT});
    expect(mark()).toBe('leaving');
  });

  it.each([
    ['is not drawn yet', FRAME - 1],
    ['still moves', BEGUN + AFTERMATH - 1],
  ])('keeps its mark when the one before %s', async (_what, elapsed) => {
    const {onRouteUpdate, onRouteDidUpdate, mark} = await loaded();
    const move = {location: CONTACT, previousLocation: ABOUT};
    onRouteUpdate(move);
    onRouteDidUpdate(move);
    vi.advanceTimersByTime(elapsed);
    onRouteUpdate({location: ABOUT, previousLocation: CONTACT});
    vi.runAllTimers();
    expect(mark()).toBe('leaving');
  });

  it.each([
    ['the first page', {location: ABOUT, previousLocation: null}],
    ['an anchor or a filter of the same page', {location: ABOUT, previousLocation: ABOUT}],
  ])('is not %s', async (_what, move) => {
    const {onRouteUpdate, onRouteDidUpdate, mark} = await loaded();
    onRouteUpdate(move);
    onRouteDidUpdate(move);
    expect(mark()).toBeUndefined();
  });
});
