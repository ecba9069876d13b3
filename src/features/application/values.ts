import {laterChoice, type Draft} from '../form/draft';
import {cvName, noCv, type CvChoice} from './cv-choice';
import {positionOf, type Position} from './positions';
import {emptyApplication, type Application} from './rules';

/** What stands in the form. */
export interface Values extends Omit<Application, 'resume'> {
  readonly resume: CvChoice;
}

/** The form as it is sent, kept and written out: the name of the CV in the place of the file. */
export function applicationOf(values: Values): Application {
  return {...values, resume: cvName(values.resume)};
}

/** A form nobody has touched. */
export const emptyValues: Values = {...emptyApplication, resume: noCv};

interface Beginning {
  readonly draft: Draft<Application> | undefined;
  /** The position that the visitor's link asks for; empty if it asks for none. */
  readonly requested: string;
  readonly positions: readonly Position[];
  /** The CV that was chosen on an earlier visit to the form in this tab. */
  readonly cv: File | undefined;
}

/**
 * What the form begins with. A draft comes back as it was, but its position only if it is still
 * offered, and unless the visitor has followed a link to another one since.
 */
export function initialValues({draft, requested, positions, cv}: Beginning): Values {
  const values = draft?.values ?? emptyApplication;
  const kept = positionOf(positions, values.position)?.id ?? '';
  return {
    ...values,
    position: laterChoice(kept, draft?.suggested ?? '', requested),
    resume:
      cv === undefined ? {state: 'none', remembered: values.resume} : {state: 'accepted', file: cv},
  };
}
