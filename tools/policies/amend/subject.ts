import {choice, type Asking} from '../command-line/answers';
import {Refused, WrongUse} from '../command-line/errors';
import {committedText} from '../content/committed';
import {currentPolicies, declared, type CurrentPolicy, type Documents} from '../content/documents';
import {splitDocument} from '../content/front-matter';

/**
 * The policy to amend, by its slug or by asking.
 *
 * @throws WrongUse when there is no such policy
 * @throws Refused when its front matter is wrong, or it is a draft
 */
export async function choosePolicy(
  asking: Asking,
  slug: string | undefined,
  {documents, problems}: Documents,
): Promise<CurrentPolicy> {
  const policies = currentPolicies(documents);
  const known = policies.map((policy) => policy.slug);
  if (slug !== undefined && !known.includes(slug)) {
    const file = `docs/policies/${slug}.mdx`;
    throw [...documents, ...problems].some((each) => each.file === file)
      ? new Refused(`${file} is wrong. Put it right first: npm run policy:check`)
      : new WrongUse(`There is no policy "${slug}". There are: ${known.join(', ')}.`);
  }
  const chosen = await choice(asking, {
    option: 'policy',
    given: slug,
    message: 'Which policy?',
    choices: policies.map(({slug: value, control}) => ({value, label: control.title})),
  });
  const policy = policies.find((each) => each.slug === chosen);
  if (policy?.control.status !== 'in force') {
    throw new Refused(`"${chosen}" is not in force: only a policy in force is amended.`);
  }
  return policy;
}

/**
 * The text of the version in force, with which the new text is compared: that of an older edition
 * which has the same version, or else the last one committed. Undefined when neither is there.
 */
export function textInForce(
  root: string,
  policy: CurrentPolicy,
  {documents}: Documents,
): string | undefined {
  const archived = documents.find(
    (document) =>
      document.edition !== policy.edition &&
      document.slug === policy.slug &&
      declared(document, 'version') === policy.control.version,
  );
  if (archived) {
    return archived.body;
  }
  const committed = committedText(root, policy.file);
  return committed === undefined ? undefined : splitDocument(committed).body;
}
