import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from '../../../src/plugins/documents/parse-front-matter';
import {policySchema, type PolicyFrontMatter} from '../../../src/content/documents/schema';
import {html, Markup} from '../../../src/plugins/local-services/html';
import {splitDocument} from '../../policies/content/front-matter';
import {textHtml} from './text-html';
import {endHtml, topHtml} from './title-html';

async function frontMatterOf(
  filePath: string,
  fileContent: string,
): Promise<PolicyFrontMatter | undefined> {
  try {
    const {frontMatter} = await parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return policySchema.safeParse(frontMatter).data;
  } catch {
    return undefined;
  }
}

function changedSections(policy: PolicyFrontMatter | undefined): readonly number[] {
  const sections = policy?.revisions[0]?.sections;
  return Array.isArray(sections) ? sections : [];
}

/**
 * A policy as its page will show it, without header and footer of the site. Of a file with wrong
 * front matter there is the text alone.
 *
 * @returns undefined when the text cannot be read; the findings say why
 */
export async function previewHtml(
  root: string,
  file: string,
  source: string,
): Promise<string | undefined> {
  const filePath = path.join(root, file);
  const policy = await frontMatterOf(filePath, source);
  const changes = {changed: changedSections(policy), version: policy?.version ?? ''};
  let text: Markup;
  try {
    // Made of a syntax tree: what somebody types becomes text or a known element, never a script.
    text = new Markup(textHtml(splitDocument(source).body, filePath, changes));
  } catch {
    return undefined;
  }
  return html`<article class="document document--policy">
    ${policy ? topHtml(policy) : ''}
    <div class="wrap">
      <div class="document__body document__body--ruled">
        <div class="prose prose--clauses">${text} ${policy ? endHtml(policy) : ''}</div>
      </div>
    </div>
  </article>`.text;
}
