import {runInNewContext} from 'node:vm';
import {Parser} from 'htmlparser2';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {FirstPaintScript} from './FirstPaintScript';

it('writes the function into the page, and its arguments into an attribute', () => {
  const hostile = '</script><!--<script>"\'&quot;';
  const html = renderToStaticMarkup(
    <FirstPaintScript
      run={(key: string, {step}: {readonly step: number}) => Reflect.set(globalThis, key, step)}
      args={[hostile, {step: 2}]}
    />,
  );
  expect(html).toMatch(/^<script data-args="[^>"]*">/);
  let text = '';
  let list: string | undefined;
  const parser = new Parser({
    onopentag: (_, attributes) => (list = attributes['data-args']),
    ontext: (part) => (text += part),
  });
  parser.end(html);
  const page = {document: {currentScript: {dataset: {args: list}}}};
  runInNewContext(text, page);
  expect(Reflect.get(page, hostile)).toBe(2);
});
