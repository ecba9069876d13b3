import {parseDocument} from 'yaml';

/** A policy's file in its two parts. */
export interface PolicySource {
  /** Fields of the front matter. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Markdown after it. */
  readonly body: string;
}

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** @throws when the text has no front matter */
export function parsePolicy(text: string): PolicySource {
  const [, yaml, body] = FILE.exec(text) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new Error('A policy has no front matter.');
  }
  return {fields: parseDocument(yaml).toJS() as Record<string, unknown>, body};
}

/** JSON is YAML: no second writer is needed. */
export function policyText({fields, body}: PolicySource): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/**
 * Adds a sentence to the first paragraph below a section's heading.
 *
 * @param section number of the section, from 1
 */
export function withSentence(body: string, section: number, sentence: string): string {
  let seen = 0;
  let done = false;
  return body
    .split('\n')
    .map((line) => {
      if (line.startsWith('## ')) {
        seen += 1;
      }
      if (done || seen < section || !/^[A-Z].*[.]$/.test(line)) {
        return line;
      }
      done = true;
      return `${line} ${sentence}`;
    })
    .join('\n');
}
