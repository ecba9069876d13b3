/** What the editor's program answered. Status 0: it did not answer at all. */
export interface Reply {
  readonly status: number;
  readonly data: unknown;
}

const SILENT =
  'The editor’s program does not answer. Is its window still open? Your words are kept in this browser: start it again with “npm run policies:edit”, and load this page again.';

function token(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=editor-token]')?.content ?? '';
}

/** Asks the editor's program. It never throws, unless the question was taken back. */
export async function ask(path: string, data: unknown, signal?: AbortSignal): Promise<Reply> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'X-Editor-Token': token()},
      body: JSON.stringify(data),
      ...(signal && {signal}),
    });
    return {status: response.status, data: await response.json()};
  } catch (error) {
    if (signal?.aborted) throw error;
    return {status: 0, data: {message: SILENT}};
  }
}

/** The words of an answer of the kind "no, because". */
export function messageOf({data}: Reply): string {
  const message: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'message') : undefined;
  return typeof message === 'string' ? message : 'Something went wrong. Nothing was written.';
}
