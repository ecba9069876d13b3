/**
 * Brings the page's fonts, all at once: after everything else on a first visit, so that they take no
 * bandwidth from the pictures and the page is laid out once more and not three times. A page reached
 * from another page of the site, or loaded again, gets them from the browser's cache, and shows no
 * text before they are there (`fallback`: for a tenth of a second at most).
 *
 * Faces with the letters of every page (U+20 and on) are waited for. Browsers fetch the others when
 * they meet one of their letters.
 *
 * `page-styles` prints the function's text into every page, in one line: it may use nothing from
 * outside its body, and holds no comment.
 */
export function bringFonts(): void {
  const rules = document.querySelector<HTMLStyleElement>('style[data-fonts]')?.sheet?.cssRules;
  const faces = Array.from(rules ?? [], (rule) => {
    const {style} = rule as CSSFontFaceRule;
    const of = (name: string) => style.getPropertyValue(name);
    return new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
      weight: of('font-weight') || 'normal',
      stretch: of('font-stretch') || 'normal',
      unicodeRange: of('unicode-range'),
      display: 'fallback',
    });
  });
  const add = (): void => {
    for (const face of faces) document.fonts.add(face);
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAgain = visit?.type === 'reload' || visit?.type === 'back_forward';
  if (isAgain || document.referrer.startsWith(`${location.origin}/`)) {
    add();
  } else {
    window.addEventListener('load', () => {
      const common = faces.filter(({unicodeRange}) => /^U\+20\b/i.test(unicodeRange));
      void Promise.allSettled(common.map((face) => face.load())).then(add);
    });
  }
}
