import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {minify} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {insertBefore, type PrepareStep} from '../built-pages/index';
import {withConstantTokens} from './constant-tokens';
import {loadFonts} from '../site-script/late-fonts';
import {withDataRules} from './data-rules';
import {splitSheet} from './sheet';
import {partsOfTags, usedRules, wordsOf} from './used-rules';

const SHEET = /^styles\..*\.css$/;

/**
 * Matches a class for a state that the site's script sets on a block. Example:
 * `.live-hours--open`.
 */
const STATE = /^\.([\w-]+?)--[\w-]+$/;

async function onlyFile(folder: string, name: RegExp): Promise<string> {
  const [found, ...others] = (await readdir(folder)).filter((each) => name.test(each));
  if (found === undefined || others.length > 0) {
    throw new Error(`page-styles: one file like ${String(name)} was expected in ${folder}.`);
  }
  return path.join(folder, found);
}

/** Returns the words of each script that may add to a page, by the start of its file name. */
async function wordsOfScripts(folder: string) {
  const names = (await readdir(folder)).filter((name) => /^(?:site|search|part-\w+)\./.test(name));
  const words = new Map(
    await Promise.all(
      names.map(async (name) => {
        const found = await wordsOf(await readFile(path.join(folder, name), 'utf8'));
        return [name.split('.')[0], [...found]] as const;
      }),
    ),
  );
  return (name: string) => words.get(name) ?? [];
}

/** Matches a face that loads one of our files, not one that stretches a font of the visitor. */
const WEB_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * Returns the style elements of a page. Font faces have their own element, which applies only in
 * browsers without scripts; in all others the script loads the faces later.
 *
 * @param script loads the fonts
 */
function headOf(rules: string, script: string): string {
  const fonts = (rules.match(WEB_FONT) ?? []).join('');
  return `<style>${rules.replaceAll(WEB_FONT, '')}</style><style data-fonts media="(scripting: none)">${fonts}</style><script>${script}</script>`;
}

/** Returns the names of the islands on a page. */
function islandsIn(html: string): string[] {
  return [...html.matchAll(/data-island="?(\w+)/g)].map(([, name = '']) => name);
}

/**
 * Completes the site's sheet: adds the rules of pictures and replaces constant tokens. See
 * ../README.md.
 */
export default function pageStyles({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-styles',
    configurePostCss(options) {
      // Leaves out `postcss-preset-env`: our browsers don't need its prefixes.
      options.plugins = [withDataRules(siteDir)];
      if (process.env.NODE_ENV === 'production') {
        options.plugins.push(withConstantTokens(path.join(siteDir, 'src')));
      }
      return options;
    },
  };
}

/**
 * Writes into each page the rules of the site's sheet that the page can use, so that its first
 * paint needs nothing but its HTML. All pages share one sheet for print.
 */
export const pageRules: PrepareStep = async ({outDir}) => {
  const css = path.join(outDir, 'assets/css');
  const whole = await onlyFile(css, SHEET);
  const {screen, print} = splitSheet(await readFile(whole, 'utf8'));
  const used = usedRules(screen);
  const wordsOfScript = await wordsOfScripts(path.join(outDir, 'assets/js'));
  const {code: script} = await minify(`(${String(loadFonts)})()`, {mangle: true});

  const publish = async (name: string, rules: string) => {
    const hash = createHash('sha256').update(rules).digest('hex').slice(0, 8);
    await writeFile(path.join(css, `${name}.${hash}.css`), rules);
    return `/assets/css/${name}.${hash}.css`;
  };
  // Search adds to a page only words of its script, and text that visitors type.
  const search = used({
    html: '',
    parts: partsOfTags(''),
    made: new Set(wordsOfScript('search')),
    isTyped: true,
  });
  const sheets =
    `<meta name="search-rules" content="${await publish('search', search)}">` +
    `<link rel="stylesheet" href="${await publish('print', print)}" media="print">`;
  await rm(whole);

  const change = (html: string) => {
    const parts = partsOfTags(html);
    const islands = islandsIn(html);
    const made = [
      ...wordsOfScript('site').filter((word) => {
        const block = STATE.exec(word)?.[1] ?? '';
        return parts.has(`.${block}`) || parts.has(block);
      }),
      ...islands.flatMap((name) => wordsOfScript(`part-${name}`)),
    ];
    const rules = used({
      html,
      parts,
      made: new Set(made),
      isTyped: islands.length > 0,
    });
    return insertBefore('</head>', html, headOf(rules, script) + sheets);
  };
  return {change};
};
