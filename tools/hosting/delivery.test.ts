/** Checks the commands in the GitHub workflows and the Containerfile, which tests cannot run. */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const {scripts} = z
  .object({scripts: z.record(z.string(), z.string())})
  .parse(JSON.parse(read('package.json')));

/** Returns the names of npm scripts that a text calls, as in `npm test` or `npm run build`. */
const called = (text: string) =>
  [...text.matchAll(/\bnpm (?:run )?(?!ci\b)([a-z][\w:]*)/g)].map(([, name = '']) => name);

const step = z
  .object({
    run: z.string().optional(),
    uses: z.string().optional(),
    env: z.record(z.string(), z.unknown()).optional(),
  })
  .loose();
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

  it('calls only scripts in package.json', () => {
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

  it('pins each action to a commit, with its version beside it', () => {
    const lines = read(path.join(FOLDER, file)).match(/^.*\buses:.*$/gm) ?? [];
    for (const line of lines) expect(line).toMatch(/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

it('runs the publish workflow after workflows that exist', () => {
  const {on} = workflow.parse(parse(read(`${FOLDER}/publish.yml`)));
  const {workflows} = z.object({workflows: z.array(z.string())}).parse(on.workflow_run);
  const names = readdirSync(path.join(ROOT, FOLDER)).map(
    (file) => workflow.parse(parse(read(path.join(FOLDER, file)))).name,
  );
  for (const name of workflows) expect(names).toContain(name);
});

describe('a commit on main with failed checks', () => {
  const SCRIPT = '.github/newest-passed-commit.sh';

  it('is not marked as published, for the check of the record', () => {
    const {mark} = workflow.parse(parse(read(`${FOLDER}/publish.yml`))).jobs;
    expect(mark).toMatchObject({needs: 'build', permissions: {contents: 'write'}});
    expect(mark?.steps[0]?.run).toContain('tags/published/$COMMIT');
    expect(read('src/policy-record/ledger/git.ts')).toContain("'refs/tags/published/'");
  });

  const folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], {encoding: 'utf8'}).trim();
  const commit = (message: string) => {
    git(
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@a.example',
      ...`commit --allow-empty -qm ${message}`.split(' '),
    );
    return git('rev-parse', 'HEAD');
  };
  /** Runs the script on main with a fake `gh`, which lists these commits as passed. */
  const publishes = (passed: readonly string[]) => {
    git('checkout', '--quiet', 'main');
    writeFileSync(path.join(folder, 'gh'), `#!/bin/sh\nprintf '%s\\n' ${passed.join(' ')}\n`, {
      mode: 0o755,
    });
    const output = path.join(folder, 'output');
    rmSync(output, {force: true});
    const env = {...process.env, PATH: `${folder}:${process.env.PATH}`, GITHUB_OUTPUT: output};
    const {status, stdout} = spawnSync(path.join(ROOT, SCRIPT), {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    const newest = existsSync(output) ? readFileSync(output, 'utf8').trim() : '';
    return {status, stdout, newest, commit: git('rev-parse', 'HEAD')};
  };

  it('is replaced by the newest commit that passed', () => {
    git('init', '--quiet', '--initial-branch', 'main');
    const [first, second] = [commit('first'), commit('second')];
    git('checkout', '--quiet', '-b', 'elsewhere', first);
    const elsewhere = commit('elsewhere');
    git('checkout', '--quiet', 'main');
    const third = commit('third');

    expect(publishes([third, second])).toEqual({
      status: 0,
      stdout: '',
      newest: 'newest=true',
      commit: third,
    });
    const older = publishes([elsewhere, second, first]);
    expect(older).toMatchObject({status: 0, newest: 'newest=false', commit: second});
    expect(older.stdout).toBe(
      `::warning::The newest commit of main (${third}) has not passed its checks. The last one that has is published: ${second}.\n`,
    );
    for (const none of [[], [elsewhere]]) {
      const stopped = publishes(none);
      expect(stopped).toMatchObject({status: 1, newest: '', commit: third});
      expect(stopped.stdout).toContain('nothing is published');
    }
  });
});

it('names only existing commands in the guide', () => {
  const commands = called(read('contributing/put-it-live.md'));
  expect(commands).toContain('release');
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
});

/** Variables that configure a published build. */
const variables = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)]
  .map(([, name = '']) => name)
  .filter((name) => !['EMBEDDED_MAILBOX', 'BUILD_CLOCK'].includes(name));

const container = read('tools/hosting/Containerfile');

it.each(variables)('passes %s to the build in the workflow and in the container', (name) => {
  expect(read(`${FOLDER}/publish.yml`)).toContain(`${name}: \${{ vars.${name} }}`);
  expect(container).toMatch(new RegExp(`^ARG (.* )?${name}( |$)`, 'm'));
});

it('the container pins its images, and uses the Node version in .nvmrc', () => {
  const images = [...container.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^docker\.io\/library\/\w+:[\w.-]+-slim$/);
  expect(images[0]).toContain(`node:${read('.nvmrc').trim()}-`);
});

it('the container starts nginx as the tests do, and not as root', () => {
  const [, to = '', port = ''] =
    /^RUN npm run build && npm run release -- --to (\S+) --port (\d+)$/m.exec(container) ?? [];
  const [, command = '[]'] = /^CMD (.*)$/m.exec(container) ?? [];
  expect(JSON.parse(command)).toEqual(
    ['nginx', '-e', 'stderr', '-p', '/tmp', '-c'].concat(`${to}/nginx.conf`),
  );
  expect(container).toContain(`COPY --from=build ${to} ${to}`);
  expect(container).toContain(`EXPOSE ${port}`);
  expect(container).toMatch(/^USER (?!root)/m);
  expect(container).toContain('--no-install-recommends nginx libnginx-mod-http-brotli-static');
});

describe('an approval on the web host', () => {
  const parsed = (file: string) => workflow.parse(parse(read(`${FOLDER}/${file}`)));
  const approve = parsed('approve.yml').jobs.approve;
  const steps = approve?.steps ?? [];

  it('never puts an input into a command, and hides its token from code of the branch', () => {
    for (const {run = ''} of steps) expect(run).not.toContain('${{');
    expect(steps.find(({uses = ''}) => uses.includes('checkout'))).toMatchObject({
      with: {'persist-credentials': false, 'fetch-depth': 0},
    });
    const withToken = steps.filter(({env}) => env && 'GH_TOKEN' in env);
    for (const {run = ''} of withToken) expect(run).not.toContain('npm');
  });

  it('stops on the main branch and on a tag, and names the way on', () => {
    const start = (name: string, type: string) =>
      spawnSync('bash', ['-e', '-c', steps[0]?.run ?? ''], {
        encoding: 'utf8',
        env: {...process.env, MAIN: 'main', GITHUB_REF_NAME: name, GITHUB_REF_TYPE: type},
      });
    expect(start('policy/gifts', 'branch').status).toBe(0);
    for (const refused of [start('main', 'branch'), start('v1', 'tag')]) {
      expect([refused.status, refused.stdout]).toEqual([
        1,
        expect.stringContaining('choose the branch of your proposal') as string,
      ]);
    }
  });

  it('passes each input as one argument, even with quotes and commands in it', () => {
    const shell = (steps.find(({run = ''}) => run.includes('policy:amend'))?.run ?? '').replace(
      'npm run policy:amend --',
      'printf "%s\\n"',
    );
    const nasty = `- "a" 'b' $(c) \`d\` {brand.name} %`;
    const DOCUMENT = '-z $(c) *';
    const env = {KIND: 'minor', APPROVED_ON: 'x', APPROVED_BY: 'y', NOTE: nasty, DOCUMENT};
    const print = (more: object) =>
      execFileSync('sh', ['-c', shell], {encoding: 'utf8', env: {...process.env, ...env, ...more}})
        .trimEnd()
        .split('\n');
    const first = ['--kind=minor', '--approved-on=x', '--approved-by=y'];
    const last = [`--note=${nasty}`, '--', '-z', '$(c)', '*'];
    expect(print({})).toEqual([...first, ...last]);
    expect(print({EFFECTIVE_FROM: 'e', REVIEW_BY: 'a b', WHOLE: 'no'})).toEqual([
      ...first,
      '--effective-from=e',
      '--review-by=a b',
      '--whole-text-reviewed=no',
      ...last,
    ]);
  });

  it('reports under the names that the guide asks to require', () => {
    const {run, report} = parsed('checks.yml').jobs;
    const names = (run?.strategy?.matrix?.command ?? []).map((command) => `npm ${command}`);
    expect(run?.name).toBe('npm ${{ matrix.command }}');
    const asked = /require the checks `([^`]+)` and `([^`]+)`/.exec(
      read('contributing/put-it-live.md'),
    );
    expect(asked?.slice(1)).toEqual(names);
    expect(report).toMatchObject({needs: 'run', permissions: {statuses: 'write'}});
    expect(report?.steps[0]?.run).toContain(`for name in '${names.join("' '")}'`);
  });
});
