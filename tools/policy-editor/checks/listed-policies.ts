import {contentOf} from '../../policies/changes/journal';
import {checkRepository} from '../../policies/content/check';
import {daysBetween} from '../../policies/status/reviews';
import {openFile} from '../document/edit';
import {policyFile, policySlugs} from '../document/policies';
import {CARDS} from '../../policies/content/cards';

/** A policy as the list shows it. What its file does not say, or says wrongly, is guessed at. */
export interface ListedPolicy {
  readonly slug: string;
  readonly title: string;
  readonly version: string;
  readonly status: string;
  /** Absent when the file holds no day. */
  readonly reviewBy?: string;
  /** Days until the review is due; negative when it is overdue. */
  readonly daysLeft?: number;
  readonly problems: number;
}

function listed(root: string, slug: string, today: string): Omit<ListedPolicy, 'problems'> {
  const file = policyFile(root, slug) ?? '';
  const {values = {}} = openFile(contentOf(root, file)?.toString() ?? '');
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  const reviewBy = text('reviewBy');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(reviewBy) && !Number.isNaN(Date.parse(reviewBy));
  return {
    slug,
    title: text('title') || slug,
    version: text('version'),
    status: text('status'),
    ...(isDay ? {reviewBy, daysLeft: daysBetween(today, reviewBy)} : {}),
  };
}

/** All policies that can be edited, by title. */
export async function listedPolicies(root: string, today: string): Promise<ListedPolicy[]> {
  const {problems} = await checkRepository(root);
  return policySlugs(root)
    .map((slug) => ({
      ...listed(root, slug, today),
      problems: problems.filter(
        ({file, field}) =>
          file === policyFile(root, slug) ||
          (file === CARDS && (field === slug || field.startsWith(`${slug}.`))),
      ).length,
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
