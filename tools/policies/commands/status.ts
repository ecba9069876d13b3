import {parseArgs} from 'node:util';
import {commonOptions, commonUsage, openRoot, todayOf, type Command} from '../command-line/command';
import {WrongUse} from '../command-line/errors';
import {currentPolicies, readDocuments} from '../content/documents';
import {reviewList, type Review} from '../status/reviews';
import {reviewTable} from '../status/table';

const USAGE = `When each policy must be reviewed, those that are late first.

  npm run policy:status
  npm run policy:status -- --within 30

  --within <days>   also fail when a review is due within so many days
  --json            the list as JSON
${commonUsage}`;

function daysOf(text: string): number {
  if (!/^\d{1,4}$/.test(text)) {
    throw new WrongUse(`--within: expected a number of days, found "${text}".`);
  }
  return Number(text);
}

function summary(reviews: readonly Review[], within: number): string {
  const overdue = reviews.filter(({daysLeft}) => daysLeft < 0).length;
  const due = reviews.filter(({daysLeft}) => daysLeft >= 0 && daysLeft <= within).length;
  return [
    overdue === 0 ? 'No review is overdue.' : `${overdue} of ${reviews.length} overdue.`,
    ...(within > 0 ? [`${due} due within ${within} days.`] : []),
  ].join(' ');
}

export const status: Command = {
  usage: USAGE,
  act: async (args, surroundings) => {
    const {values} = parseArgs({
      args,
      options: {...commonOptions, within: {type: 'string', default: '-1'}, json: {type: 'boolean'}},
    });
    const within = values.within === '-1' ? -1 : daysOf(values.within);
    const today = todayOf(values.today, surroundings);
    const {documents, problems} = await readDocuments(openRoot(values.root, surroundings));
    const reviews = reviewList(currentPolicies(documents), today);
    const unread = documents.filter(
      ({edition, file}) =>
        edition === 'docs' &&
        file.startsWith('docs/policies/') &&
        !reviews.some((review) => review.file === file),
    );
    if (values.json) {
      surroundings.print(JSON.stringify(reviews, null, 2));
    } else {
      surroundings.print(reviewTable(reviews, surroundings.colours));
      surroundings.print(`\n${summary(reviews, within)}`);
    }
    if (unread.length + problems.length > 0) {
      const files = [...unread, ...problems].map(({file}) => file);
      surroundings.printError(
        `\nLeft out, because their front matter is wrong (npm run policy:check): ${files.join(', ')}`,
      );
      return 1;
    }
    return reviews.some(({daysLeft}) => daysLeft < 0 || daysLeft <= within) ? 1 : 0;
  },
};
