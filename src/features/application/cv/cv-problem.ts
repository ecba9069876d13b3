/** A CV whose content is another kind of file than its name says; `renamed` when we cannot tell which. */
export type Renamed =
  | 'renamed'
  | 'renamedProgram'
  | 'renamedImage'
  | 'renamedArchive'
  | 'renamedWebPage'
  | 'renamedRichText'
  | 'renamedText'
  | 'renamedSpreadsheet'
  | 'renamedPresentation'
  | 'renamedOpenDocument'
  | 'renamedPages'
  | 'renamedPdf'
  | 'renamedDoc'
  | 'renamedDocx';

/** Why a chosen file cannot be sent as a CV. The words for each stand in `cv-messages.ts`. */
export type CvProblem =
  | Renamed
  | 'wrongExtension'
  | 'empty'
  | 'tooLarge'
  /** Encrypted PDF, whether it asks for a password or only forbids printing or copying. */
  | 'passwordPdf'
  | 'passwordOffice'
  | 'macros'
  /** The beginning is right, the rest is not: cut off, or changed on the way. */
  | 'damaged'
  /** The browser may not read the file: moved, deleted, or not downloaded to the device. */
  | 'unreadable';
