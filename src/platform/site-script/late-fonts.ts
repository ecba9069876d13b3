/**
 * Loads the fonts of a page together. On a first visit it loads them after everything else, so they
 * take no bandwidth from the pictures and cause one more layout instead of three. A page reached
 * from another page of the site, or reloaded, gets them from the browser's cache at once; its text
 * waits for them for at most 100 ms (`font-display: fallback`).
 *
 * It waits only for faces with the common letters (from U+20). Browsers fetch the others when they
 * need one of their letters.
 *
 * `page-styles` writes this function into every page, so it may use nothing from outside its body.
 */
export function loadFonts(): void {
  const facesOfPage = (): FontFace[] => {
    const rules = document.querySelector<HTMLStyleElement>('style[data-fonts]')?.sheet?.cssRules;
    return Array.from(rules ?? [], (rule) => {
      const {style} = rule as CSSFontFaceRule;
      const of = (name: string) => style.getPropertyValue(name);
      return new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
        weight: of('font-weight') || 'normal',
        stretch: of('font-stretch') || 'normal',
        unicodeRange: of('unicode-range'),
        display: 'fallback',
      });
    });
  };
  const add = (faces: readonly FontFace[]): void => {
    for (const face of faces) document.fonts.add(face);
  };
  const isReload = (): boolean => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'reload' || visit?.type === 'back_forward';
  };
  if (document.referrer.startsWith(`${location.origin}/`) || isReload()) {
    add(facesOfPage());
  } else {
    window.addEventListener('load', () => {
      const faces = facesOfPage();
      const common = faces.filter(({unicodeRange}) => /^U\+20\b/i.test(unicodeRange));
      void Promise.allSettled(common.map((face) => face.load())).then(() => add(faces));
    });
  }
}
