import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import {describe, expect, it} from 'vitest';
import {
  composeMail,
  fileName,
  headerText,
  mailText,
  mediaType,
  type UploadedFile,
  type Variable,
} from './mail';

const template = {
  sender: {name: 'Harrow website', address: 'no-reply@harrow.example'},
  recipient: 'info@harrow.example',
};
const moment = new Date('2026-11-20T13:05:01.123Z');

async function mail(variables: readonly Variable[], files: readonly UploadedFile[] = []) {
  const {source} = await composeMail({variables, files}, template, 'id-1', moment);
  const [head = ''] = source.toString('latin1').split('\r\n\r\n');
  const names = head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);
  return {email: await PostalMime.parse(source), names};
}

const HEADERS = ['From', 'To', 'Reply-To', 'Subject', 'Message-ID', 'Date'];
const MIME_HEADERS = ['Content-Transfer-Encoding', 'MIME-Version', 'Content-Type'];

describe('composeMail', () => {
  it('is a message from the site to the owner, and an answer goes to the visitor', async () => {
    const {email, names} = await mail([
      ['name', 'Grace Hawkshaw'],
      ['email', 'grace@client.example'],
      ['division', 'fwg-design'],
      ['to_email', 'elsewhere@evil.example'],
      ['message', 'First line.\nSecond line.'],
    ]);
    expect(email.from).toEqual({name: 'Harrow website', address: 'no-reply@harrow.example'});
    expect(email.to).toEqual([{name: '', address: 'info@harrow.example'}]);
    expect(email.replyTo).toEqual([{name: 'Grace Hawkshaw', address: 'grace@client.example'}]);
    expect(email.subject).toBe('Message from Grace Hawkshaw (fwg-design)');
    expect(email.messageId).toBe('<id-1@harrow.example>');
    expect(email.date).toBe('2026-11-20T13:05:01.000Z');
    expect(email.text).toContain(
      'to_email: elsewhere@evil.example\n\nmessage:\nFirst line.\nSecond',
    );
    expect(names.toSorted()).toEqual([...HEADERS, ...MIME_HEADERS].toSorted());
  });

  it('lets no visitor add a header or a recipient', async () => {
    const {email, names} = await mail([
      ['name', 'A\r\nBcc: x@evil.example\r\n\r\n<b>'],
      ['email', 'a@client.example, b@evil.example'],
      ['division', 'x\nTo: y@evil.example'],
      ['message', 'Hello\r\n.\r\nFrom here'],
    ]);
    expect(names.toSorted()).toEqual(
      [...HEADERS, ...MIME_HEADERS].filter((name) => name !== 'Reply-To').toSorted(),
    );
    expect(email.to).toHaveLength(1);
    expect(email.bcc).toBeUndefined();
    expect(email.subject).toBe('Message from A Bcc: x@evil.example <b> (x To: y@evil.example)');
    expect(email.text).toContain('message:\nHello\n.\nFrom here');
  });

  it('carries any text of any visitor', async () => {
    const anyText = fc.string({unit: 'grapheme', maxLength: 400});
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, async (name, address, message) => {
        const {email, names} = await mail([
          ['name', name],
          ['email', address],
          ['message', message],
        ]);
        expect(names.filter((header) => ![...HEADERS, ...MIME_HEADERS].includes(header))).toEqual(
          [],
        );
        expect(email.to).toEqual([{name: '', address: 'info@harrow.example'}]);
        expect(email.text?.trimEnd()).toContain(message.trimEnd());
      }),
      {numRuns: 150},
    );
  });

  it('carries a message of 50 KB, right-to-left text and trailing spaces unharmed', async () => {
    const message = `${'\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd '.repeat(2500)}\n  two spaces  \n\nend`;
    const {email} = await mail([['message', message]]);
    expect(email.text).toContain(message);
  });

  it('carries files byte for byte, whatever type they claim to be', async () => {
    const content = Buffer.from([...Array(256).keys(), 13, 10, 10, 13, 46, 13, 10]);
    const types = ['text/plain', 'message/rfc822', 'multipart/mixed', 'x\r\ny', 'application/pdf'];
    const {email} = await mail(
      [['name', 'A']],
      types.map((type) => ({field: 'resume', name: 'Résumé – Zoë.pdf', type, content})),
    );
    expect(email.attachments).toHaveLength(types.length);
    for (const file of email.attachments) {
      expect(file.filename).toBe('Résumé – Zoë.pdf');
      expect(Buffer.from(file.content as ArrayBuffer).equals(content)).toBe(true);
    }
  });
});

describe('the parts of a mail', () => {
  it('shortens headers by characters, not in the middle of one', () => {
    expect(headerText('🏗'.repeat(200))).toBe('🏗'.repeat(150));
    expect(headerText(' a\u2028b\u202ec\u0000 ')).toBe('a b c');
  });

  it('makes file names harmless', () => {
    expect(fileName('../../etc/passwd')).toBe('passwd');
    expect(fileName('C:\\cv\\Ada "the best".pdf')).toBe('Ada the best.pdf');
    expect(fileName('cv\u202efdp.exe')).toBe('cv fdp.exe');
    expect(fileName('...')).toBe('file');
    expect(fileName('.htaccess')).toBe('htaccess');
  });

  it('keeps media types that can be encoded', () => {
    expect(mediaType('Application/PDF')).toBe('application/pdf');
    expect(mediaType('message/rfc822')).toBe('application/octet-stream');
    expect(mediaType('text/html\r\nX: y')).toBe('application/octet-stream');
  });

  it('puts short variables first', () => {
    expect(
      mailText([
        ['message', 'a\nb'],
        ['name', 'Ada'],
      ]),
    ).toBe('name: Ada\n\nmessage:\na\nb');
  });
});
