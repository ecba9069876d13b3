/** @typedef {NonNullable<ReturnType<import('eslint').SourceCode['getNodeByRangeIndex']>>} Node */

/**
 * Rejects what a browser of `browserslist` (package.json) lacks, in the code that browsers download.
 * Looks up the types, so that `set.union(other)` is found and `shape.union(other)` is not.
 *
 * Code that asks first is allowed: `'share' in navigator`, `typeof requestIdleCallback`, or an
 * optional call.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {missing} from './named-browsers.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SRC = path.join(ROOT, 'src');

/** The scripts of ../../../src/platform/page-scripts, and functions written into pages. */
const ENTRIES = [
  'islands/index.tsx',
  ...readdirSync(path.join(SRC, 'platform/site-script'))
    .filter((name) => !/\.test\.|under-development/.test(name))
    .map((name) => `site-script/${name}`),
].map((name) => path.join(SRC, 'platform', name));

const IMPORT =
  /(?:^(?:import|export)\s(?!type\s)[^'";]*?from\s|\bimport\(\s*(?:\/\*.*?\*\/\s*)?)'([^']+)'/gms;

/** @param {string} from @param {string} name */
function resolve(from, name) {
  if (!/^(?:\.|@site\/)/.test(name)) return undefined;
  const base = name.startsWith('@site/')
    ? path.join(ROOT, name.slice('@site/'.length))
    : path.join(path.dirname(from), name);
  return ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => base + ending)
    .find((file) => existsSync(file));
}

/** Files that a page's scripts contain, and those with functions that run before the first paint. */
function downloadedFiles() {
  const found = new Set(ENTRIES);
  for (const file of found) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = resolve(file, name);
      if (imported) found.add(imported);
    }
  }
  const all = readdirSync(SRC, {recursive: true, encoding: 'utf8'}).map((name) =>
    path.join(SRC, name),
  );
  const early = all.filter(
    (file) =>
      /(?<!\.test)\.tsx$/.test(file) && readFileSync(file, 'utf8').includes('<FirstPaintScript'),
  );
  return [...found, ...early];
}

/** @param {string} name @param {boolean} [isStatic] */
function lookUp(name, isStatic) {
  return missing.find(
    (each) => each.name === name && (each.isStatic === undefined || each.isStatic === isStatic),
  );
}

const memberNames = new Set(missing.map(({name}) => name.split('.').at(-1)));

const GLOBAL_OBJECTS = ['window', 'globalThis', 'self'];

/** Names that TypeScript gives to types of the language, and the object that each means. */
const SAME_AS = new Map([['IteratorObject', 'Iterator']]);

/**
 * Names of the objects that a type may mean, with those it inherits from.
 *
 * @param {import('typescript').Type} type
 * @param {import('typescript').TypeChecker} checker
 * @returns {string[]}
 */
function objectNames(type, checker) {
  if (type.isUnionOrIntersection()) return type.types.flatMap((one) => objectNames(one, checker));
  const apparent = checker.getApparentType(type);
  const name = apparent.getSymbol()?.name ?? '';
  const target = /** @type {any} */ (apparent).target ?? apparent;
  const bases = target.isClassOrInterface?.() ? checker.getBaseTypes(target) : [];
  return [
    SAME_AS.get(name) ?? name.replace(/^Readonly(?=Array|Set|Map)/, ''),
    ...bases.flatMap((base) => objectNames(base, checker)),
  ];
}

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing:
        '{{lacking}} has no {{name}}, and package.json (browserslist) names that browser. Use something older, or ask first: contributing/scripts.md, "Which browsers".',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    if (!services?.program) return {};
    const checker = services.program.getTypeChecker();
    /** @type {[node: Node, found: ReturnType<typeof lookUp>][]} */
    const uses = [];
    /** @type {Set<unknown>} */
    const asked = new Set();

    /** @param {any} object @param {string} member @param {Node} at */
    function use(object, member, at) {
      if (!memberNames.has(member)) return;
      const written = object.type === 'MemberExpression' ? object.property.name : object.name;
      const names = objectNames(services.getTypeAtLocation(object), checker);
      const isGlobal = GLOBAL_OBJECTS.includes(written);
      // Types of constructors have no name, or one such as `PromiseConstructor`.
      const candidates = [
        ...names.map((name) => lookUp(`${name}.${member}`, false)),
        ...names
          .filter((name) => name === written || /^__|Constructor$/.test(name))
          .map((name) =>
            lookUp(
              `${name === '__type' ? written : name.replace(/Constructor$/, '')}.${member}`,
              true,
            ),
          ),
        ...(isGlobal ? [lookUp(member), lookUp(`Window.${member}`, false)] : []),
      ];
      uses.push([at, candidates.find(Boolean)]);
    }

    return {
      MemberExpression(node) {
        const {object, property, computed} = node;
        if (computed || property.type !== 'Identifier') return;
        const {parent} = node;
        if (parent.type === 'CallExpression' && parent.callee === node && parent.optional) return;
        use(object, property.name, property);
      },
      ObjectPattern(node) {
        for (const each of node.properties) {
          if (each.type === 'Property' && each.key.type === 'Identifier') {
            use(node, each.key.name, each.key);
          }
        }
      },
      'BinaryExpression[operator="in"] > Literal.left'(/** @type {any} */ node) {
        asked.add(node.value);
      },
      'UnaryExpression[operator="typeof"] > Identifier'(/** @type {any} */ node) {
        asked.add(node.name);
      },
      'UnaryExpression[operator="typeof"] > MemberExpression'(/** @type {any} */ node) {
        asked.add(node.property.name);
      },
      'Literal[regex.flags=/v/]'(/** @type {any} */ node) {
        uses.push([node, lookUp('RegExp.unicodeSets')]);
      },
      'Program:exit'(node) {
        for (const {identifier, resolved, ...reference} of context.sourceCode.getScope(node)
          .through) {
          const isValue = /** @type {any} */ (reference).isValueReference ?? true;
          if (isValue && (resolved?.defs.length ?? 0) === 0) {
            const {name} = identifier;
            uses.push([identifier, lookUp(name) ?? lookUp(`Window.${name}`, false)]);
          }
        }
        for (const [at, found] of uses) {
          if (found && !asked.has(found.name.split('.').at(-1))) {
            context.report({node: at, messageId: 'missing', data: {...found}});
          }
        }
      },
    };
  },
};

/** @type {import('eslint').Linter.Config} */
export const browserCode = {
  name: 'code that browsers download',
  files: [
    ...downloadedFiles().map((file) => path.relative(ROOT, file)),
    '**/fixtures/eslint/src/platform/**/*.ts',
  ],
  plugins: {browsers: {rules: {'named-browsers': rule}}},
  rules: {'browsers/named-browsers': 'error'},
};
