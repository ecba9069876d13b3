import type {IncomingMessage} from 'node:http';
import type {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import busboy from 'busboy';
import {answers, filesTooLarge, Refused, variablesTooLarge} from './service-answers';
import type {Limits} from './settings';
import type {Submission, UploadedFile, Variable} from './submission';

/** Fields of the form that are not variables of the template. */
const OWN_FIELDS = new Set(['user_id', 'service_id', 'template_id', 'lib_version', 'accessToken']);

function formReader(request: IncomingMessage, limits: Limits) {
  try {
    return busboy({
      headers: request.headers,
      // Browsers write file names in UTF-8 without saying so.
      defParamCharset: 'utf8',
      // What is cut off here is still above the limit, so the check of the submission refuses it.
      limits: {fields: 200, files: 10, fieldSize: limits.variables + 1, fileSize: limits.files + 1},
    });
  } catch {
    // No multipart body, or one without a boundary.
    throw new Refused(answers.malformed);
  }
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The body of `POST /api/v1.0/email/send-form`: a form of the page with its files, byte for byte.
 * A file field that was left empty counts as absent.
 *
 * @throws Refused when the body is no such form, is cut off or breaks a limit
 */
export async function readForm(request: IncomingMessage, limits: Limits): Promise<Submission> {
  const reader = formReader(request, limits);
  const fields: Variable[] = [];
  const files: Promise<UploadedFile | undefined>[] = [];
  let refusal: Refused | undefined;
  const refuse = (reason: Refused) => (refusal ??= reason);

  reader.on('field', (name, value) => fields.push([name, value]));
  reader.on('file', (field, stream, {filename, mimeType}) => {
    // A field that was left empty arrives without a name.
    const file = bytesOf(stream).then((content) =>
      filename ? {field, name: filename, type: mimeType, content} : undefined,
    );
    // A body that is cut off fails here and in the pipeline below; one report is enough.
    file.catch(() => refuse(new Refused(answers.malformed)));
    files.push(file);
  });
  reader.on('filesLimit', () => refuse(new Refused(filesTooLarge(limits.files))));
  reader.on('fieldsLimit', () => refuse(new Refused(variablesTooLarge(limits.variables))));

  await pipeline(request, reader).catch(() => refuse(new Refused(answers.malformed)));
  if (refusal) {
    throw refusal;
  }
  const idOf = (name: string) => fields.find(([found]) => found === name)?.[1] ?? '';
  return {
    userId: idOf('user_id'),
    serviceId: idOf('service_id'),
    templateId: idOf('template_id'),
    variables: fields.filter(([name]) => !OWN_FIELDS.has(name)),
    files: (await Promise.all(files)).filter((file) => file !== undefined),
  };
}
