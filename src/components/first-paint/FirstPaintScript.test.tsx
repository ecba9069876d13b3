import {runInThisContext} from 'node:vm';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {FirstPaintScript} from './FirstPaintScript';

it('prints the function with its arguments, and no argument ends the script', () => {
  const html = renderToStaticMarkup(
    <FirstPaintScript
      run={(key: string, {step}: {readonly step: number}) => Reflect.set(globalThis, key, step)}
      args={['</script><!--', {step: 2}]}
    />,
  );
  const text = /^<script>(.*)<\/script>$/s.exec(html)?.[1] ?? '';
  expect(text).not.toMatch(/<\/script|<!--/);
  runInThisContext(text);
  expect(Reflect.get(globalThis, '</script><!--')).toBe(2);
});
