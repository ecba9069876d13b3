/** Marks in the list of sections the one whose heading was last scrolled past. */
export function followReader(list: Element): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  let frame = 0;
  function update(): void {
    frame = 0;
    const line = window.innerHeight / 3;
    const passed = links.findLast((link) => {
      const heading = document.getElementById(link.hash.slice(1));
      return heading && heading.getBoundingClientRect().top < line;
    });
    // The list stands twice: beside the text, and on phones as a disclosure above it.
    const current = (passed ?? links[0])?.hash;
    for (const link of links) {
      if (link.hash === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
  // Not an IntersectionObserver: a jump from end to start crosses no edge and would go unseen.
  window.addEventListener('scroll', () => (frame ||= requestAnimationFrame(update)), {
    passive: true,
  });
  update();
}
