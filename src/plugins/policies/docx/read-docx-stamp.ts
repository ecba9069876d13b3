import {strFromU8, unzipSync} from 'fflate';
import {readWith, type Stamp} from '../pdf/stamp';

const CUSTOM = 'docProps/custom.xml';

/** The stamp in the properties of a Word file, or nothing when it carries none. */
export function readDocxStamp(docx: Buffer): Stamp | undefined {
  const part = unzipSync(docx, {filter: ({name}) => name === CUSTOM})[CUSTOM];
  const xml = part === undefined ? '' : strFromU8(part);
  return readWith(
    (name) => new RegExp(`name="${name}"[^>]*><vt:lpwstr>([^<]*)</vt:lpwstr>`).exec(xml)?.[1],
  );
}
