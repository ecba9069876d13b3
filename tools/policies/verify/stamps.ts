import {unzipSync} from 'fflate';

const HASH = /\b[0-9a-f]{64}\b/g;

/** The properties of a Word document stand in XML files of their own. */
function propertiesOfWord(content: Buffer): string {
  const files = unzipSync(content, {filter: ({name}) => name.startsWith('docProps/')});
  return Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString())
    .join('\n');
}

/**
 * Hashes that a PDF or Word document carries in its properties: the fingerprint of the text it was
 * made from. They say which edition a copy claims to be, and prove nothing by themselves.
 */
export function stampsIn(name: string, content: Buffer): string[] {
  const properties = () => {
    if (/\.pdf$/i.test(name)) return content.toString('latin1');
    if (!/\.docx$/i.test(name)) return '';
    try {
      return propertiesOfWord(content);
    } catch {
      // Not a Word document, whatever its name says: it carries no stamp.
      return '';
    }
  };
  return [...new Set(properties().match(HASH))];
}
