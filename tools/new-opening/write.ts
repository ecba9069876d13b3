import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {reportOf, type VerifiedFile} from './verify';

/**
 * Writes a new file; one that exists is never touched.
 *
 * @throws Error when it would stop the build, or when there is a file of this name
 */
export async function writeNew(siteDir: string, verified: VerifiedFile): Promise<void> {
  const {file, text, problems} = verified;
  if (problems.length > 0) throw new Error(reportOf(verified));
  try {
    await writeFile(path.join(siteDir, file), text, {flag: 'wx'});
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new Error(`${file} exists already. Nothing was written.`, {cause: error});
    }
    throw error;
  }
}
