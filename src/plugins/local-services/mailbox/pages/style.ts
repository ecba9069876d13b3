import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** The site's stylesheets that the mailbox uses, in the order of its cascade. */
const SITE_SHEETS = [
  'tokens',
  'base',
  'layout',
  'components/button',
  'components/titleblock',
  'components/register',
  'components/table',
  'components/form',
  'components/notice',
];

/** The stylesheet of the mailbox: the site's look, and a few rules of its own. */
export async function styleSheet(root: string): Promise<string> {
  const sheets = [
    ...SITE_SHEETS.map((name) => path.join(root, 'src/css', `${name}.css`)),
    path.join(root, 'src/plugins/local-services/mailbox/pages/mailbox.css'),
  ];
  return (await Promise.all(sheets.map((file) => readFile(file, 'utf8')))).join('\n');
}
