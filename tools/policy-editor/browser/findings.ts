import type {Finding} from '../checks/findings';
import {made, part, partsIn} from './part';
import type {TextArea} from './text-area';
import {partAt} from './wiring';

function counted(count: number): string {
  return count === 1 ? '1 problem' : `${count} problems`;
}

/** Opens the group that hides a control, and goes there. */
function goTo(control: HTMLElement): void {
  control.closest('details')?.setAttribute('open', '');
  control.scrollIntoView({block: 'center'});
  control.focus({preventScroll: true});
}

function detail(term: string, words: string): HTMLElement {
  const row = made('div', '');
  row.append(made('dt', '', term), made('dd', '', words));
  return row;
}

function item(finding: Finding, go: (() => void) | undefined): HTMLElement {
  const {place, expected, found, fix} = finding;
  const entry = made('li', 'editor-problem');
  const title = go
    ? Object.assign(made('button', 'link-button editor-problem__place', place), {type: 'button'})
    : made('p', 'editor-problem__place', place);
  if (go) title.addEventListener('click', go);
  const details = made('dl', 'editor-problem__details');
  details.append(detail('Expected', expected), detail('Found', found), detail('To do', fix));
  entry.append(title, details);
  return entry;
}

/** Shows what is wrong with the policy: in a list, at the fields, and beside the lines. */
export function showFindings(findings: readonly Finding[], text: TextArea): void {
  const box = part('problems', HTMLElement);
  const fields = document.getElementById('fields') ?? document.createElement('div');
  const words = `${counted(findings.length)} to put right`;
  box.hidden = findings.length === 0;
  part('problems-title', HTMLElement).textContent = words;
  const said = part('problems-said', HTMLElement);
  const news = findings.length === 0 ? 'No problems.' : words;
  if (said.textContent !== news) said.textContent = news;

  for (const error of partsIn(fields, '[data-error]', HTMLElement)) error.hidden = true;
  for (const wrap of partsIn(fields, '.field--error', HTMLElement)) {
    wrap.classList.remove('field--error');
  }
  for (const control of partsIn(fields, '[aria-invalid]', HTMLElement)) {
    control.removeAttribute('aria-invalid');
  }
  const items = findings.map((finding) => {
    const {field, line, section} = finding;
    const control = field === undefined ? undefined : partAt(fields, field);
    if (control) {
      markControl(control, finding);
      return item(finding, () => goTo(control));
    }
    const place = {...(line && {line}), ...(section && {section})};
    return item(finding, (line ?? section) ? () => text.goTo(place) : undefined);
  });
  part('problems-list', HTMLUListElement).replaceChildren(...items);
  text.markLines(findings.flatMap(({line}) => (line === undefined ? [] : [line])));
}

function markControl(control: HTMLElement, {expected, fix}: Finding): void {
  const wrap = control.closest<HTMLElement>('[data-wrap]');
  const error = wrap?.querySelector<HTMLElement>(':scope > [data-error]');
  wrap?.classList.add('field--error');
  control.setAttribute('aria-invalid', 'true');
  if (!error) return;
  error.textContent = `Expected: ${expected}. ${fix}`;
  error.hidden = false;
}
