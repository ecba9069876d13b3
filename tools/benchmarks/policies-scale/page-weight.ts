import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** What a browser downloads of a page before it shows pictures and fonts, in bytes of gzip. */
export interface PageWeight {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
}

const SCRIPT = /<script\b[^>]*?\bsrc="?([^"\s>]+)/g;
const STYLE = /<link\b(?=[^>]*[\s"]rel="?stylesheet)[^>]*?\bhref="?([^"\s>]+)/g;

function gzipped(content: string | Buffer): number {
  return gzipSync(content, {level: 9}).length;
}

function together(html: string, pattern: RegExp, output: string): number {
  const addresses = new Set([...html.matchAll(pattern)].map(([, address = '']) => address));
  return [...addresses].reduce(
    (sum, address) => sum + gzipped(readFileSync(path.join(output, address))),
    0,
  );
}

/**
 * Weighs a page of a build: its HTML, and the scripts and style sheets that the HTML names.
 *
 * @param output folder of the build
 * @param address example: `'/policies/whistleblowing'`
 */
export function pageWeight(output: string, address: string): PageWeight {
  const candidates = [`${address}.html`, `${address}/index.html`];
  const file = candidates.map((name) => path.join(output, name)).find((name) => existsSync(name));
  if (file === undefined) {
    throw new Error(`${output} has no page ${address}.`);
  }
  const html = readFileSync(file, 'utf8');
  return {
    html: gzipped(html),
    scripts: together(html, SCRIPT, output),
    styles: together(html, STYLE, output),
  };
}
