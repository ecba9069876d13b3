import type {Opening} from '@site/src/shared/openings/schema';
import {eachMinute, now as correctedNow} from '../../site/clock/now';
import {type Clocks, timeWords, wallClock, weekdayName} from '@site/src/shared/wall-clock';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Within this many days, a weekday alone is unambiguous. */
const SOON_DAYS = 7;

/** The time zones that affect the wording. */
interface Zones {
  /** The zone of the office that receives applications; `closes` is in its local time. */
  readonly here: Clocks;
  readonly visitor: Clocks;
}

/**
 * Says how soon an opening closes, if fewer than seven days are left. Days are counted on the
 * calendar of `here`, so a clock change does not affect them. "Today" and "in 3 days" appear only
 * if the visitor's calendar shows the same day; otherwise the weekday does. A time is marked as UK
 * time if the visitor's clock differs.
 *
 * @param now milliseconds since 1970
 * @returns undefined when seven or more days are left, or when the opening has closed
 */
export function closingWords(
  {closes, closesAt}: Pick<Opening, 'closes' | 'closesAt'>,
  now: number,
  zones: Zones,
): string | undefined {
  const here = wallClock(new Date(now), zones.here);
  const visitor = wallClock(new Date(now), zones.visitor);
  const closingDay = closes.slice(0, 10);
  const days = (Date.parse(closingDay) - Date.parse(here.date)) / DAY;
  const minutes = Math.ceil((Date.parse(closesAt) - now) / MINUTE);
  if (minutes <= 0 || days >= SOON_DAYS) {
    return undefined;
  }
  const sameDay = visitor.date === here.date;
  const zone = sameDay && visitor.minutes === here.minutes ? '' : ', UK time';
  const time = `at ${timeWords(closes)}${zone}`;
  if (minutes < 60) {
    return `Closes in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, ${time}`;
  }
  if (!sameDay) {
    return `Closes on ${weekdayName(closingDay)} ${time}`;
  }
  if (days > 1) {
    return `Closes in ${days} days`;
  }
  return `Closes ${days === 1 ? 'tomorrow' : 'today'} ${time}`;
}

/**
 * Shows how soon the opening closes during its last days. Not a live region, to avoid an
 * announcement every minute.
 */
export function countDown(line: HTMLElement): void {
  const {closes = '', closesAt = '', clocks = '[]'} = line.dataset;
  const defaultText = line.textContent;
  // Written by OpeningPage.tsx at build time.
  const here = JSON.parse(clocks) as Clocks;
  function update(): void {
    const now = new Date(correctedNow());
    const visitor: Clocks = [[0, -now.getTimezoneOffset()]];
    const soon = closingWords({closes, closesAt}, now.getTime(), {here, visitor});
    line.textContent = soon ?? defaultText;
    line.classList.toggle('job__deadline--soon', soon !== undefined);
  }
  update();
  eachMinute(update);
}

const MESSAGES = {
  copied: 'Link copied.',
  refused: 'Your browser won’t let us copy the link. Please copy it from the address bar.',
};

/**
 * Opens the device's share dialog, or copies the link where there is none. Shares are not counted,
 * and cancelling shows no message.
 */
export function startSharing(button: HTMLElement): void {
  const title = button.dataset.share;
  // The page's address, without query or anchor.
  const url = location.origin + location.pathname;
  const status = button.nextElementSibling;
  const native = 'share' in navigator;
  const say = (outcome: keyof typeof MESSAGES) =>
    status && (status.textContent = MESSAGES[outcome]);

  if (native) button.textContent = 'Share';
  button.addEventListener('click', () => {
    if (native) {
      navigator.share({title, url}).catch(() => undefined);
    } else {
      // `navigator.clipboard` is undefined unless the page is served securely.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(url))
        .then(() => say('copied'))
        .catch(() => say('refused'));
    }
  });
}
