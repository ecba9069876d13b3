import {describe, expect, it} from 'vitest';
import {mailboxSettings} from './settings';

describe('mailboxSettings', () => {
  it('needs no variable', () => {
    const settings = mailboxSettings('/site', {SMTP_URL: ''});
    expect(settings.account).toEqual({
      userId: 'local-user',
      serviceId: 'local-service',
      templateId: 'local-template',
    });
    expect(settings.limits).toEqual({variables: 51_200, files: 512_000});
    expect(settings.smtpUrl).toBeUndefined();
    expect(settings.folder).toBe('/site/.mailbox');
    const domain = settings.template.recipient.split('@')[1] ?? '';
    expect(settings.template.sender.address).toBe(`no-reply@${domain}`);
  });

  it('reads its variables', () => {
    const settings = mailboxSettings('/site', {
      ENQUIRY_RECIPIENT: 'sales@harrow.example',
      SMTP_URL: 'smtp://localhost:1025',
      MAILBOX_FILES_KB: '2048',
    });
    expect(settings.template.recipient).toBe('sales@harrow.example');
    expect(settings.smtpUrl).toBe('smtp://localhost:1025');
    expect(settings.limits.files).toBe(2_097_152);
  });

  it.each([
    ['SMTP_URL', 'https://user:secret@mail.example'],
    ['SMTP_URL', 'secret'],
    ['MAILBOX_FILES_KB', 'secret'],
    ['ENQUIRY_RECIPIENT', 'secret@'],
  ])('names %s when it is wrong, and keeps its value to itself', (name, value) => {
    const read = () => mailboxSettings('/site', {[name]: value});
    expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  });
});
