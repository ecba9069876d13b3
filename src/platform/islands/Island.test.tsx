import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Island} from './Island';

function Part({text}: {readonly text: string}) {
  return text;
}

it('escapes props so that none can end the script element', () => {
  const text = '</script><!--<script>';
  const html = renderToStaticMarkup(
    <Island name="finder">
      <Part text={text} />
    </Island>,
  );
  const [, type, props = ''] = /<script type="([^"]+)">(.*?)<\/script>/s.exec(html) ?? [];
  expect(type).toBe('application/json5');
  expect(props).not.toContain('<');
  expect(JSON.parse(props)).toEqual({text});
});
