import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding that the browser takes; `undefined` when it takes none. */
export function chosenEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = new Map(
    (accepted ?? '').split(',').map((offer) => {
      const [name = '', ...parameters] = offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  return (['br', 'gzip'] as const).find((name) => (offers.get(name) ?? 0) > 0);
}

/** @param content text: it is compressed as one, and as hosts do on the fly */
export function compressed(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? zip(content)
    : brotli(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 5,
        },
      });
}
