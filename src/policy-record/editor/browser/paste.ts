import TurndownService from 'turndown';
import {tables} from 'turndown-plugin-gfm';

function unwrap(element: Element, ...after: readonly string[]): void {
  element.replaceWith(...element.childNodes, ...after);
}

/** Word writes lists as paragraphs, each with its sign in front. */
function mendLists(root: Document): void {
  for (const paragraph of root.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const style = paragraph.getAttribute('style') ?? '';
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const isOrdered = /^[a-z\d]+[.)]/i.test(sign?.textContent.trim() ?? '');
    const isInner = Number(/level(\d)/.exec(style)?.[1] ?? 1) > 1;
    sign?.remove();
    const before = paragraph.previousElementSibling;
    const outer = before?.matches('[data-word]') ? before : undefined;
    const kind = isOrdered ? 'ol' : 'ul';
    const parent = isInner ? outer?.lastElementChild : undefined;
    const inner = parent?.querySelector(kind);
    let list: Element | undefined = parent
      ? (inner ?? undefined)
      : outer?.matches(kind)
        ? outer
        : undefined;
    if (list === undefined) {
      list = root.createElement(kind);
      list.setAttribute('data-word', '');
      if (parent) parent.append(list);
      else paragraph.before(list);
    }
    const item = root.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    list.append(item);
  }
}

/** A table needs a first row of headings, and cells of one line. */
function mendTables(root: Document): void {
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
  // In a document these begin a component and a value of the brand.
  service.escape = (text) => escape(text).replaceAll(/[{<]/g, '\\$&');
  service.use(tables).remove(['style', 'script', 'title', 'img', 'meta', 'link'] as never[]);
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (words, {nodeName}) =>
      // The page numbers sections by itself; their levels are two and three.
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
 * What was copied from Word or a web page, as the text of a document: headings, lists, bold, links
 * and tables stay. Nothing where the copy has no form of its own.
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
  mendLists(root);
  mendTables(root);
  return converter(root)
    .turndown(root.body)
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
