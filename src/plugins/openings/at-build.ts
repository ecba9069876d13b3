import type {OpeningDocument} from './parse';

/** The openings as one build sees them, each list by id. */
export interface OpeningsAtBuild {
  readonly open: readonly OpeningDocument[];
  /** Past their closing date: they keep a notice at their address, and nothing else. */
  readonly closed: readonly OpeningDocument[];
}

/** Sorts the openings by whether they have closed; at the closing moment itself they have. */
export function openingsAt(now: Date, documents: readonly OpeningDocument[]): OpeningsAtBuild {
  const isOpen = ({opening}: OpeningDocument) => now.getTime() < Date.parse(opening.closesAt);
  return {
    open: documents.filter(isOpen),
    closed: documents.filter((document) => !isOpen(document)),
  };
}
