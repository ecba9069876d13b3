import TurndownService from 'turndown';
import {tables} from 'turndown-plugin-gfm';

function unwrap(element: Element, ...after: readonly string[]): void {
  element.replaceWith(...element.childNodes, ...after);
}

/** Turns Word's list paragraphs, which begin with a bullet or number, into lists of two levels. */
function buildLists(root: Document): void {
  for (const paragraph of root.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const kind = /^[a-z\d]+[.)]/i.test(sign?.textContent.trim() ?? '') ? 'ol' : 'ul';
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    const before = paragraph.previousElementSibling;
    const outer = before?.matches('[data-word]') ? before : undefined;
    const parent = level > 1 ? outer?.lastElementChild : undefined;
    let list = parent ? parent.querySelector(kind) : outer?.matches(kind) ? outer : undefined;
    if (!list) {
      list = root.createElement(kind);
      list.setAttribute('data-word', '');
      if (parent) parent.append(list);
      else paragraph.before(list);
    }
    const item = root.createElement('li');
    sign?.remove();
    item.append(...paragraph.childNodes);
    paragraph.remove();
    list.append(item);
  }
}

/** Gives tables a heading row and single-line cells, which Markdown requires. */
function adaptTables(root: Document): void {
  for (const table of root.querySelectorAll('table')) {
    for (const cell of table.querySelectorAll('td, th')) {
      cell.querySelectorAll('p, div, br').forEach((inner) => unwrap(inner, ' '));
    }
    for (const cell of table.querySelector('tr')?.querySelectorAll('td') ?? []) {
      const heading = root.createElement('th');
      heading.append(...cell.childNodes);
      cell.replaceWith(heading);
    }
  }
}

function converter(root: Document): TurndownService {
  const service = new TurndownService({headingStyle: 'atx', emDelimiter: '*'});
  const levels = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({nodeName}) =>
    Number(nodeName[1]),
  );
  const escape = service.escape.bind(service);
  // Escapes `{` and `<`, which begin a brand token and a component.
  service.escape = (text) => escape(text).replaceAll(/[{<]/g, '\\$&');
  service.use(tables).remove(['style', 'script', 'title', 'img', 'meta', 'link'] as never[]);
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (words, {nodeName}) =>
      // Removes numbers, because the page numbers its sections, and uses levels two and three.
      `\n\n${'#'.repeat(Number(nodeName[1]) === Math.min(...levels) ? 2 : 3)} ${words
        .replace(/^\**\d+(?:\\?\.\d+)*\\?[.)]?\s+/, '')
        .replaceAll('*', '')
        .trim()}\n\n`,
  });
  service.addRule('item', {
    filter: 'li',
    replacement(words, node) {
      const {parentElement: list} = node;
      const sign = list?.nodeName === 'OL' ? `${[...list.children].indexOf(node) + 1}. ` : '- ';
      return `${sign}${words.trim().replaceAll(/\n+/g, `\n${' '.repeat(sign.length)}`)}\n`;
    },
  });
  service.addRule('unsafe link', {
    filter: (node) =>
      node.nodeName === 'A' &&
      !/^(?:https?:|mailto:|tel:|\/)/.test(node.getAttribute('href') ?? ''),
    replacement: (words) => words,
  });
  return service;
}

/**
 * Converts HTML copied from Word or a web page to Markdown, with its headings, lists, bold words,
 * links and tables. Returns undefined if it contains none of them.
 */
export function markdownOf(html: string): string | undefined {
  const root = new DOMParser().parseFromString(html, 'text/html');
  if (root.querySelector('p, li, table, a[href], b, strong, i, em, h1, h2, h3') === null)
    return undefined;
  root.querySelectorAll('b[style*="normal"], o\\:p').forEach((element) => unwrap(element));
  for (const bold of root.querySelectorAll(
    'span[style*="font-weight:700"], span[style*="font-weight:bold"]',
  )) {
    const strong = root.createElement('strong');
    strong.append(...bold.childNodes);
    bold.replaceWith(strong);
  }
  buildLists(root);
  adaptTables(root);
  return converter(root)
    .turndown(root.body)
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
