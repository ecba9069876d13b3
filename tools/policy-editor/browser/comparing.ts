import type {Edit} from '../document/edit';
import type {Questions} from './answers';
import {part} from './part';

/** Shows what changed against the text that is chosen. */
export async function compare(program: Questions, edit: Edit): Promise<void> {
  const against = part('against', HTMLSelectElement).value;
  const outcome = await program.compare(edit, against);
  const place = part('comparison', HTMLElement);
  if (outcome.kind === 'done') place.innerHTML = outcome.data.html;
  if (outcome.kind === 'refused') place.textContent = outcome.message;
}
