import {readWith, type Stamp} from './stamp';

/*
 * Reads only what `policy-pdf.ts` writes: a plain table of objects, information in an object of
 * its own whose values are objects too, and values without brackets or letters beyond ASCII.
 */

function objectOf(pdf: string, id: string): string | undefined {
  return new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(pdf)?.[1];
}

/** The stamp in the properties of a PDF, or nothing when it carries none. */
export function readStamp(pdf: Buffer): Stamp | undefined {
  const source = pdf.toString('latin1');
  const infoId = /\/Info (\d+) 0 R/.exec(source.slice(source.lastIndexOf('trailer')))?.[1];
  const info = infoId === undefined ? undefined : objectOf(source, infoId);
  return readWith((name) => {
    const id = new RegExp(`/${name} (\\d+) 0 R`).exec(info ?? '')?.[1];
    return id === undefined ? undefined : /^\((.*)\)$/.exec(objectOf(source, id) ?? '')?.[1];
  });
}
