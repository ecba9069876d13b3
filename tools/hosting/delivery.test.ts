/** What nobody can run here, GitHub's workflows and the container, names things that are there. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const {scripts} = z
  .object({scripts: z.record(z.string(), z.string())})
  .parse(JSON.parse(read('package.json')));

/** The scripts that a text calls: `npm test`, `npm run build`. */
const called = (text: string) =>
  [...text.matchAll(/\bnpm (?:run )?(?:-s )?([a-z][\w:]*)/g)].map(([, name = '']) => name);

const step = z.object({run: z.string().optional(), uses: z.string().optional()}).loose();
const workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z
      .object({
        'timeout-minutes': z.number(),
        needs: z.string().optional(),
        steps: z.array(step).min(1),
        strategy: z
          .object({matrix: z.object({command: z.array(z.string())})})
          .partial()
          .optional(),
      })
      .loose(),
  ),
});

const FOLDER = '.github/workflows';

describe.each(readdirSync(path.join(ROOT, FOLDER)))('%s', (file) => {
  const {jobs} = workflow.parse(parse(read(path.join(FOLDER, file))));

  it('calls scripts of package.json, and files that are there', () => {
    for (const {steps, strategy, needs} of Object.values(jobs)) {
      const commands = strategy?.matrix?.command ?? [];
      const runs = steps
        .map(({run = ''}) => run)
        .flatMap((run) =>
          run.includes('matrix.command') ? commands.map((each) => `npm ${each}`) : [run],
        );
      for (const script of runs.flatMap(called)) expect(Object.keys(scripts)).toContain(script);
      if (needs !== undefined) expect(Object.keys(jobs)).toContain(needs);
    }
    expect(existsSync(path.join(ROOT, '.nvmrc'))).toBe(true);
  });

  it('takes actions of a certain version', () => {
    const uses = Object.values(jobs).flatMap(({steps}) => steps.flatMap((each) => each.uses ?? []));
    for (const action of uses) expect(action).toMatch(/@v\d+$/);
  });
});

it('publishes after the checks, which are a workflow of that name', () => {
  const {on} = workflow.parse(parse(read(`${FOLDER}/publish.yml`)));
  const {workflows} = z.object({workflows: z.array(z.string())}).parse(on.workflow_run);
  const names = readdirSync(path.join(ROOT, FOLDER)).map(
    (file) => workflow.parse(parse(read(path.join(FOLDER, file)))).name,
  );
  for (const name of workflows) expect(names).toContain(name);
});

it('has a guide whose commands exist', () => {
  const commands = called(read('contributing/put-it-live.md'));
  expect(commands).toContain('release');
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
});

/** Of a build that is published: not those of local work. */
const variables = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)]
  .map(([, name = '']) => name)
  .filter((name) => !['EMBEDDED_MAILBOX', 'BUILD_CLOCK'].includes(name));

const container = read('Containerfile');

it.each(variables)('%s reaches the build of the workflow and of the container', (name) => {
  expect(read(`${FOLDER}/publish.yml`)).toContain(`${name}: \${{ vars.${name} }}`);
  expect(container).toMatch(new RegExp(`^ARG (.* )?${name}( |$)`, 'm'));
});

describe('the container', () => {
  it('is of certain versions, Node as everywhere', () => {
    const images = [...container.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^docker\.io\/library\/\w+:[\w.-]+-slim$/);
    expect(images[0]).toContain(`node:${read('.nvmrc').trim()}-`);
  });

  it('starts the nginx and the configuration that the tests start, without rights', () => {
    const [, to = '', port = ''] =
      /npm run release -- --to (\S+) --port (\d+)/.exec(container) ?? [];
    const [, command = '[]'] = /^CMD (.*)$/m.exec(container) ?? [];
    expect(JSON.parse(command)).toEqual(
      ['nginx', '-e', 'stderr', '-p', '/tmp', '-c'].concat(`${to}/nginx.conf`),
    );
    expect(container).toContain(`COPY --from=build ${to} ${to}`);
    expect(container).toContain(`EXPOSE ${port}`);
    expect(container).toMatch(/^USER (?!root)/m);
    // As package.json installs them for the tests.
    const [, packages = ''] = /packages\.mjs ([\w -]+)/.exec(scripts.test ?? '') ?? [];
    expect(packages).toContain('nginx');
    expect(container).toContain(`--no-install-recommends ${packages.trim()}`);
  });

  it('calls scripts of package.json, and takes in no configuration of a machine', () => {
    for (const script of called(container)) expect(Object.keys(scripts)).toContain(script);
    const kept = read('.dockerignore').split('\n');
    expect(kept).toEqual(expect.arrayContaining(['.env', '.env.*', 'node_modules', '.mailbox']));
  });
});
