import {companyAnswering} from '@site/src/data/companies/company-pages';
import {entityOf} from '@site/src/data/companies/companies';
import {divisionId, divisionOf, type Enquiry} from './rules';

/** What a page is about, in words, and the company to ask. */
type About = readonly [company: string, words: string];

/** The pages whose buttons lead to the form, by path. */
export type AboutPages = Readonly<Record<string, About>>;

/** What a document is about. Example: `Cleaning (Facilities)`. */
export function aboutTopic(topic: string, company: string): About {
  return [company, `${topic} (${entityOf(company).shortName})`];
}

export function aboutCompany(company: string): About {
  return [company, entityOf(company).name];
}

/** Reads the pages from the arguments of {@link showAbout}, so that the page holds them once. */
export function aboutPages(): AboutPages {
  const script = document.querySelector<HTMLElement>('.contact-form > [data-args]');
  const [pages = {}] = JSON.parse(script?.dataset.args ?? '[]') as readonly AboutPages[];
  return pages;
}

/** What the visitor's link or previous page suggests for the message. */
interface EnquiryContext {
  /** Id of the division to preselect; empty if nothing suggests one. */
  readonly division: string;
  /** What the previous page is about, in words; empty if unknown. */
  readonly about: string;
}

interface Visit {
  /** Address of the previous page; empty if the browser does not send it. */
  readonly referrer: string;
  /** Address of this page. Example: `'https://www.example.com/contact?division=exg-design'`. */
  readonly address: string;
  readonly pages: AboutPages;
}

function aboutOf(pathname: string, pages: AboutPages): About | undefined {
  // As in showAbout: a host may add an ending, and an edition begins with its year.
  const path = pathname.replace(/\/$|\.html$/, '').replace(/^\/\d{4}(?=\/)/, '');
  if (Object.hasOwn(pages, path)) return pages[path];
  const company = companyAnswering(path);
  return company === undefined ? undefined : aboutCompany(company);
}

/**
 * Suggests a division: the one in a link with `?division=<id>`, otherwise that of the page of this
 * site that the visitor came from. Ignores anything unknown.
 */
export function readContext({referrer, address, pages}: Visit): EnquiryContext {
  const here = new URL(address);
  const asked = divisionOf(here.searchParams.get('division'));
  const about = referrer.startsWith(`${here.origin}/`)
    ? aboutOf(new URL(referrer).pathname, pages)
    : undefined;
  if (asked !== undefined || about === undefined) {
    return {division: asked?.id ?? '', about: ''};
  }
  const [company, words] = about;
  return {division: divisionId(company), about: words};
}

/**
 * Shows what the previous page is about, and begins the page at the form. Runs before the first
 * paint, so that nothing moves when the form's script comes. Menus lead to the top of the page:
 * their links send no path (`referrerpolicy`).
 */
export function showAbout(pages: AboutPages): void {
  const form = document.currentScript?.parentElement;
  const line = form?.querySelector<HTMLElement>('[data-about]');
  const words = line?.querySelector('b');
  if (line && words && document.referrer.startsWith(`${location.origin}/`)) {
    const {pathname} = new URL(document.referrer);
    const path = pathname.replace(/\/$|\.html$/, '').replace(/^\/\d{4}(?=\/)/, '');
    const about = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (about && !new URLSearchParams(location.search).has('division')) {
      words.textContent = about[1];
      line.hidden = false;
      const [visit] = performance.getEntriesByType('navigation');
      const comesBack = visit && 'type' in visit && visit.type !== 'navigate';
      if (location.hash === '' && !comesBack) {
        document.addEventListener('DOMContentLoaded', () => {
          form?.scrollIntoView({behavior: 'instant'});
          form?.focus({preventScroll: true});
        });
      }
    }
  }
}

/**
 * Adds what the visitor asks about to the message, because the specification fixes the parameters of
 * the email. A company alone adds nothing: the division names it.
 */
export function withAbout(enquiry: Enquiry, about: string): Enquiry {
  const named = about === '' || about === divisionOf(enquiry.division)?.company;
  return named ? enquiry : {...enquiry, message: `About: ${about}\n\n${enquiry.message}`};
}
