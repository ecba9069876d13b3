import type {showClause} from './clauses';

/**
 * Tracks which section of a document is being read. Marks it in the lists of sections, shows its
 * number in the bar on phones, and points the links to other editions at the same section. If an
 * edition lacks the section, the link says so.
 */
export function followReader(page: HTMLElement): void {
  const lists = [...page.querySelectorAll('.sections')].map((list) => [
    ...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'),
  ]);
  const sections = lists[0] ?? [];
  const rest = page.querySelector<HTMLElement>('.sidebar__rest');
  const counter = page.querySelector<HTMLElement>('[data-of]');
  const editionLinks = [
    ...page.querySelectorAll<HTMLAnchorElement>('.editions a:not([aria-current]), [data-sections]'),
  ].map((anchor) => {
    const remark = anchor.querySelector('small');
    const ids = anchor.dataset.sections?.match(/\S+/g) ?? [];
    return {anchor, to: anchor.pathname, ids, remark, words: remark?.textContent ?? ''};
  });
  // From the attribute, because `hash` escapes letters such as é.
  const idOf = (link: HTMLAnchorElement) => (link.getAttribute('href') ?? '').slice(1);
  let shown = -2;
  let frame = 0;

  function display(current: number): void {
    shown = current;
    for (const links of lists) {
      links.forEach((link, index) => {
        if (index === Math.max(current, 0)) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    }
    if (counter) {
      counter.textContent =
        current < 0 ? `${counter.dataset.of} sections` : `${current + 1} of ${counter.dataset.of}`;
    }
    const link = sections[current];
    const id = link && idOf(link);
    for (const {anchor, to, ids, remark, words} of editionLinks) {
      // Editions without a list of ids have the same sections.
      const there = ids[current] ?? id;
      anchor.href = there === undefined || there === '-' ? to : `${to}#${there}`;
      if (remark) remark.textContent = there === '-' ? `has no section ${current + 1}` : words;
    }
    // A long list scrolls inside the sidebar, so keep the current entry visible.
    if (rest && link) {
      const {top, bottom} = rest.getBoundingClientRect();
      const box = link.getBoundingClientRect();
      rest.scrollTop += Math.min(0, box.top - top) + Math.max(0, box.bottom - bottom);
    }
  }
  function update(): void {
    frame = 0;
    const line = window.innerHeight / 3;
    const current = sections.findLastIndex((link) => {
      const heading = document.getElementById(idOf(link));
      return heading && heading.getBoundingClientRect().top < line;
    });
    if (current !== shown) display(current);
  }
  // An IntersectionObserver would miss a jump from end to start, which crosses no edge.
  window.addEventListener('scroll', () => (frame ||= requestAnimationFrame(update)), {
    passive: true,
  });
  update();

  // On phones the list covers the text, so it closes when the reader chooses a section, clicks
  // elsewhere or moves the focus out.
  page.querySelectorAll<HTMLDetailsElement>('.section-bar details').forEach((bar) => {
    bar.classList.add('section-bar--closes');
    const close = ({target, type}: Event) => {
      const inside = target instanceof Element && bar.contains(target);
      if (type === 'click' ? !inside || target.closest('a') : !inside) bar.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('focusin', close);
    bar.addEventListener('keydown', ({key}) => {
      if (key === 'Escape' && bar.open) {
        bar.open = false;
        bar.querySelector('summary')?.focus();
      }
    });
  });
}

/** Hides the call bar while the number at the top of the page is in view. */
export function hideWhileShown(bar: HTMLElement): void {
  const number = document.querySelector('.hero__call');
  if (!number) return;
  new IntersectionObserver(([entry]) => {
    bar.hidden = entry?.isIntersecting ?? false;
  }).observe(number);
}

export type ShowClause = typeof showClause;

/**
 * Loads `clauses.ts`, which shows notes on the clause in the address.
 *
 * @param load fetches the script for that
 */
export function startClauses(page: HTMLElement, load: () => Promise<ShowClause>): void {
  const show = (): void => {
    if (location.hash !== '') void load().then((say) => say(page), console.error);
  };
  addEventListener('hashchange', show);
  show();
}
