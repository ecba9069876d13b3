/**
 * Loads the page's fonts, all at once. On a first visit they come after everything else, so they
 * take no bandwidth from the pictures, and the page is laid out once more instead of three times. A
 * page that is reached from another page of the site, or is loaded again, gets them from the
 * browser's cache. It shows no text before they are there (`fallback`: at most a tenth of a second).
 *
 * Only faces with the letters of every page (U+20 and on) are waited for. Browsers fetch the others
 * when they meet one of their letters.
 *
 * `page-styles` writes this function into every page, so it may use nothing from outside its body. On
 * a first visit it does nothing before the first paint.
 */
export function bringFonts(): void {
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
  const isLoadedAgain = (): boolean => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'reload' || visit?.type === 'back_forward';
  };
  if (document.referrer.startsWith(`${location.origin}/`) || isLoadedAgain()) {
    add(facesOfPage());
  } else {
    window.addEventListener('load', () => {
      const faces = facesOfPage();
      const common = faces.filter(({unicodeRange}) => /^U\+20\b/i.test(unicodeRange));
      void Promise.allSettled(common.map((face) => face.load())).then(() => add(faces));
    });
  }
}
