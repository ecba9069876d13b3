import {part} from './part';

/** The page inside the preview; it has the site's styles and runs nothing. */
function page(): Document | undefined {
  return part('frame', HTMLIFrameElement).contentDocument ?? undefined;
}

/** Links of the preview lead nowhere: only places of its own page can be reached. */
function keepLinksInside(): void {
  page()?.addEventListener('click', (event) => {
    const target = event.target as Element | null;
    const link = target?.closest('a');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}

/** Sets the preview up. */
export function preparePreview(): void {
  part('frame', HTMLIFrameElement).addEventListener('load', keepLinksInside);
  keepLinksInside();
}

/** Shows a text as its page will. Without one the last stays, and the page says so. */
export function showPreview(html: string | null): void {
  part('preview-notice', HTMLElement).hidden = html !== null;
  const main = page()?.querySelector('main');
  if (html !== null && main) main.innerHTML = html;
}

/** Brings the section into view in which somebody writes. */
export function showSection(section: number): void {
  const found = page()?.querySelectorAll('.prose > section')[section - 1];
  found?.scrollIntoView({block: 'start', behavior: 'auto'});
}
