import path from 'node:path';
import {bankHolidays} from '../../../src/data/bank-holidays/bank-holidays';
import {brand} from '../../../src/data/brand/brand';
import {SECURITY_PATH} from '../../../src/plugins/metadata';
import {NATIONAL_LIVING_WAGE} from '../../../src/data/pay/national-living-wage';
import {readRecord} from '../../../src/policy-record/ledger/read-record';
import {today} from '../../../src/configuration/build-clock';
import {reviewsOf} from '../../../src/policy-record/ledger/timeline';
import {readCommandLine} from '../../command-line.mjs';
import {dueReport, factsOf, securityFact} from './due';

const USAGE = `Lists the facts that are out of date or will be soon, each with its owner. It only warns: it
fails if it cannot read the facts, but never because of a date.

  npm run due

  --published   also checks the security.txt of the published site`;

async function published(): Promise<string> {
  const address = new URL(SECURITY_PATH, brand.url);
  const response = await fetch(address, {signal: AbortSignal.timeout(30_000)});
  if (!response.ok) throw new Error(`${address.href} answered ${response.status}.`);
  return response.text();
}

async function main(): Promise<void> {
  const {values} = readCommandLine(USAGE, {published: {type: 'boolean', default: false}});
  const day = today();
  const facts = factsOf({
    reviews: reviewsOf(readRecord(path.resolve(__dirname, '../../..'), day)),
    bankHolidaysUntil: bankHolidays.lastYear,
    wageUntil: NATIONAL_LIVING_WAGE.until,
  });
  console.log(
    dueReport([...facts, ...(values.published ? [securityFact(await published())] : [])], day),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
