import type {OpeningDocument} from './parse';

/** The openings at the time of a build, each list sorted by id. */
export interface OpeningsAtBuild {
  readonly open: readonly OpeningDocument[];
  /** Past their closing date. Only a notice remains at their address. */
  readonly closed: readonly OpeningDocument[];
}

/** Separates open from closed openings. At the closing moment itself an opening is closed. */
export function openingsAt(now: Date, documents: readonly OpeningDocument[]): OpeningsAtBuild {
  const isOpen = ({opening}: OpeningDocument) => now.getTime() < Date.parse(opening.closesAt);
  return {
    open: documents.filter(isOpen),
    closed: documents.filter((document) => !isOpen(document)),
  };
}
