import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Island} from './Island';

function Part({text}: {readonly text: string}) {
  return text;
}

it('sends props of which none can end their element, and no minifier writes them anew', () => {
  const text = '</script><!--<script>';
  const html = renderToStaticMarkup(
    <Island name="finder">
      <Part text={text} />
    </Island>,
  );
  const [, type, props = ''] = /<script type="([^"]+)">(.*)<\/script>$/s.exec(html) ?? [];
  expect(type).toBe('application/json5');
  expect(props).not.toContain('<');
  expect(JSON.parse(props)).toEqual({text});
});
