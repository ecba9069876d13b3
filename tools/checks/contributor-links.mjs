/**
 * Checks the links and anchors between the files that contributors read: README.md,
 * CONTRIBUTING.md, SECURITY.md, contributing/ and every README.md in the source. Docusaurus checks those of
 * the published documents in the build. Addresses of the web are not asked: no network.
 *
 *   node tools/checks/contributor-links.mjs            the repository
 *   node tools/checks/contributor-links.mjs <folder>   every Markdown file of a folder
 *
 * Names each file that it reads, as run.mjs wants it.
 */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {anchorsOf, linksOf} from './markdown-links.mjs';

const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const SOURCE_FOLDERS = ['src', 'tools', 'e2e', 'art', 'docs', 'openings'];

/** @param {string} folder */
function markdownIn(folder) {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((file) => file.endsWith('.md'));
}

function contributorFiles() {
  return [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].filter((file) => existsSync(file)),
    ...markdownIn('contributing'),
    ...SOURCE_FOLDERS.flatMap(markdownIn).filter(
      (file) =>
        path.basename(file) === 'README.md' && !file.includes(`${path.sep}fixtures${path.sep}`),
    ),
  ];
}

/**
 * @param {string} file
 * @param {string} target what the link says
 * @returns {string | undefined} what is wrong with it and how to mend it
 */
function problemOf(file, target) {
  if (OUTSIDE.test(target)) {
    return undefined;
  }
  if (target.startsWith('/')) {
    return 'starts at the root of the web host: write it relative to this file';
  }
  if (!URL.canParse(target, 'https://example.org')) {
    return 'is no valid address';
  }
  const [address = '', anchor] = target.replaceAll('%20', ' ').split('#');
  const found = address === '' ? file : path.join(path.dirname(file), address);
  if (!existsSync(found)) {
    return `leads to ${found}, which does not exist`;
  }
  if (anchor === undefined || statSync(found).isDirectory() || !/\.mdx?$/.test(found)) {
    return undefined;
  }
  const anchors = anchorsOf(readFileSync(found, 'utf8'));
  return anchors.has(anchor)
    ? undefined
    : `has no such heading in ${found}; there are: ${[...anchors].join(', ')}`;
}

/** @param {string[]} files */
function check(files) {
  const links = files.flatMap((file) =>
    linksOf(readFileSync(file, 'utf8')).map((link) => ({file, ...link})),
  );
  const problems = links.flatMap(({file, line, target}) => {
    const problem = problemOf(file, target);
    return problem ? [`${file}:${line} "${target}" ${problem}`] : [];
  });
  console.log(files.join('\n'));
  for (const problem of problems) {
    console.error(problem);
  }
  console.log(`${links.length} links in ${files.length} files, ${problems.length} broken`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

const [folder] = process.argv.slice(2);
check(folder ? markdownIn(folder) : contributorFiles());
