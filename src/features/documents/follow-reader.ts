/**
 * Follows the reader of a document: marks in the lists of sections the one whose heading was last
 * scrolled past, tells its number in the bar of phones, and makes the ways to other editions lead to
 * it. A section that an edition lacks is said beside the way there.
 */
export function followReader(page: HTMLElement): void {
  const lists = [...page.querySelectorAll('.sections')].map((list) => [
    ...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'),
  ]);
  const sections = lists[0] ?? [];
  const rest = page.querySelector<HTMLElement>('.sidebar__rest');
  const place = page.querySelector<HTMLElement>('[data-of]');
  const ways = [
    ...page.querySelectorAll<HTMLAnchorElement>('.editions a:not([aria-current]), [data-sections]'),
  ].map((way) => {
    const remark = way.querySelector('small');
    const ids = way.dataset.sections?.match(/\S+/g) ?? [];
    return {way, to: way.pathname, ids, remark, words: remark?.textContent ?? ''};
  });
  let shown = -2;
  let frame = 0;

  function tell(current: number): void {
    shown = current;
    for (const links of lists) {
      links.forEach((link, index) => {
        if (index === Math.max(current, 0)) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    }
    if (place) {
      place.textContent =
        current < 0 ? `${place.dataset.of} sections` : `${current + 1} of ${place.dataset.of}`;
    }
    const id = sections[current]?.hash.slice(1);
    for (const {way, to, ids, remark, words} of ways) {
      // Without a list of its own an edition has the same sections.
      const there = ids[current] ?? id;
      way.href = there === undefined || there === '-' ? to : `${to}#${there}`;
      if (remark) remark.textContent = there === '-' ? `has no section ${current + 1}` : words;
    }
    // The list of a long document scrolls inside the sidebar.
    const link = sections[current];
    if (rest && link) {
      const {top, bottom} = rest.getBoundingClientRect();
      const box = link.getBoundingClientRect();
      rest.scrollTop += Math.min(0, box.top - top) + Math.max(0, box.bottom - bottom);
    }
  }
  function update(): void {
    frame = 0;
    const line = window.innerHeight / 3;
    const current = sections.findLastIndex(({hash}) => {
      const heading = document.getElementById(hash.slice(1));
      return heading && heading.getBoundingClientRect().top < line;
    });
    if (current !== shown) tell(current);
  }
  // Not an IntersectionObserver: a jump from end to start crosses no edge and would go unseen.
  window.addEventListener('scroll', () => (frame ||= requestAnimationFrame(update)), {
    passive: true,
  });
  update();

  // The list on phones hangs over the text: it goes when the reader has chosen or turns away.
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
