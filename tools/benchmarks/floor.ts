import {mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';

/** Attributes that minimal pages keep: those of links, pictures and form fields. */
const KEPT =
  'href src srcset sizes type media width height alt loading hidden name value for id method action lang'.split(
    ' ',
  );

/** The least style that makes a page readable. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0 auto;max-width:45rem;padding:1rem;font:1.0625rem/1.55 system-ui,sans-serif;color:#15181c;background:#fff}
h1{font-size:2.25rem;line-height:1.1;margin:1rem 0}
h2{font-size:1.5rem;line-height:1.2;margin:2.5rem 0 .75rem;border-top:1px solid #ccc;padding-top:1rem}
h3{font-size:1.125rem;margin:1.5rem 0 .5rem}
p,ul,ol,dl{margin:0 0 1rem}ul,ol{padding-left:1.25rem}
a{color:#174ea6;text-underline-offset:.15em}a:hover{text-decoration-thickness:2px}
dt{font-weight:600}dd{margin:0 0 .5rem}
img{display:block;max-width:100%;height:auto}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.375rem .5rem;border-bottom:1px solid #ccc}
input,select,textarea,button{font:inherit;padding:.5rem;max-width:100%}label{display:block;margin:.75rem 0 .25rem}
nav ul{list-style:none;padding:0}
@media print{body{max-width:none}}
`;

/**
 * Writes minimal versions of built pages: their `<main>` with a little style, but no scripts or
 * fonts.
 *
 * @param page an empty browser page, which parses the HTML
 * @param folder where to write pages, at the same addresses, with symbolic links to the pictures
 */
export async function writeFloor(
  page: Page,
  build: string,
  folder: string,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    const name = address === '/' ? 'index.html' : `${address}.html`;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, await bare(page, readFileSync(path.join(build, name), 'utf8')));
  }
  const written = new Set(readdirSync(folder));
  for (const entry of readdirSync(build, {withFileTypes: true})) {
    if (entry.isDirectory() && !written.has(entry.name)) {
      symlinkSync(path.join(build, entry.name), path.join(folder, entry.name), 'junction');
    }
  }
  await page.close();
}

async function bare(page: Page, built: string): Promise<string> {
  const {title, main} = await page.evaluate(
    ({html, kept}) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const content = parsed.querySelector('main');
      for (const each of content?.querySelectorAll('svg, script, style, link') ?? []) {
        each.remove();
      }
      for (const each of content?.querySelectorAll('*') ?? []) {
        for (const name of each.getAttributeNames().filter((one) => !kept.includes(one))) {
          each.removeAttribute(name);
        }
      }
      return {title: parsed.title, main: content?.innerHTML ?? ''};
    },
    {html: built, kept: KEPT},
  );
  return (
    `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<style>${STYLE}</style><main>${main}</main></html>\n`
  );
}
