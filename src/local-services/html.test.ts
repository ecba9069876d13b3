import {describe, expect, it} from 'vitest';
import {html} from './html';

describe('html', () => {
  it('escapes whatever is put in', () => {
    expect(html`<p title="${'"\'&'}">${'<script>'}</p>`.text).toBe(
      '<p title="&quot;&#39;&amp;">&lt;script&gt;</p>',
    );
  });

  it('leaves its own work as it is, also in lists', () => {
    const rows = ['<', 'b'].map((value) => html`<li>${value}</li>`);
    expect(html`${rows}${3}`.text).toBe('<li>&lt;</li><li>b</li>3');
  });
});
