import * as clack from '@clack/prompts';
import type {OpeningDocument} from '../../src/plugins/openings/parse';
import {composed} from './compose';
import {editedText} from './editor';
import {askAgain, askAll, type Occasion} from './interview';
import {askChoice, Stopped} from './prompts';
import {reportOf, verified, type VerifiedFile} from './verify';

/** Words on the next step, by what the person may choose. */
const STEPS = {
  write: 'Write the file',
  again: 'Answer those questions again',
  edit: 'Go on in my editor',
  stop: 'Stop, and write nothing',
} as const;

/**
 * Asks until a file is right and the person wants it written.
 *
 * @throws Stopped when the person gives up
 */
export async function askForFile(
  documents: readonly OpeningDocument[],
  today: string,
): Promise<VerifiedFile> {
  const occasion: Occasion = {existing: documents.map(({opening}) => opening), today};
  clack.intro('A new opening. Ctrl-C stops and writes nothing.');
  let answers = await askAll(occasion);
  let file = await verified(composed(answers), documents);
  // After the editor the text is what counts; to ask again would throw away what was written there.
  let edited = false;
  for (;;) {
    const step = await nextStep(file, edited);
    if (step === 'write') return file;
    if (step === 'stop') throw new Stopped('Stopped. Nothing was written.');
    if (step === 'edit') {
      file = await verified(await editedText(file.text), documents);
      edited = true;
    } else {
      answers = await askAgain(file.problems, answers, occasion);
      file = await verified(composed(answers), documents);
    }
  }
}

function nextStep(file: VerifiedFile, edited: boolean): Promise<keyof typeof STEPS> {
  const {write, again, edit, stop} = STEPS;
  if (file.problems.length === 0) {
    clack.note(file.text, file.file);
    return askChoice('Is this right?', {write, edit, stop});
  }
  clack.log.error(`This would stop the build.\n\n${reportOf(file)}`);
  return edited
    ? askChoice('What now?', {edit, stop})
    : askChoice('What now?', {again, edit, stop});
}
