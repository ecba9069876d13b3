import {useRef} from 'react';
import {checkCv} from './cv/check-cv';
import {cvMessage} from './cv/cv-messages';
import {noCv, type CvChoice} from './cv-choice';

export interface Cv {
  readonly choose: (files: readonly File[]) => void;
  readonly remove: () => void;
  /** Resolves when no file is being checked any more. */
  readonly settled: () => Promise<void>;
}

/**
 * Takes and checks the visitor's CV.
 *
 * @param put puts the choice into the form
 * @param limit largest size in bytes
 */
export function useCv(put: (choice: CvChoice) => void, limit: number): Cv {
  const turn = useRef(0);
  const checking = useRef<Promise<void>>(Promise.resolve());

  async function check(file: File): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    put({state: 'checking', name: file.name});
    const problem = await checkCv(file, limit);
    // Meanwhile another file may have been chosen, or this one taken away.
    if (own !== turn.current) {
      return;
    }
    put(
      problem === undefined
        ? {state: 'accepted', file}
        : {state: 'refused', name: file.name, message: cvMessage(problem, limit)},
    );
  }

  return {
    choose(files) {
      const [file, ...more] = files;
      if (file === undefined) {
        return;
      }
      if (more.length > 0) {
        turn.current += 1;
        put({
          state: 'refused',
          name: `${files.length} files`,
          message: 'Choose one file. If your CV has several parts, save them as one PDF.',
        });
        return;
      }
      checking.current = check(file);
    },
    remove() {
      turn.current += 1;
      put(noCv);
    },
    settled: () => checking.current,
  };
}
