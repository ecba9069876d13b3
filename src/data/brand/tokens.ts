import {careers} from '../careers/careers';
import {companyWords, entities, entityOf, registration} from '../companies/companies';
import {nearest} from '../nearest';
import {figures} from '../figures/figures';
import {times} from '../times/times';
import {brand} from './brand';
import {officeHours} from './office-hours';
import {APPLICATION_DRAFT_NAME, ENQUIRY_DRAFT_NAME, MAPS_KEY_NAME} from './storage-names';
import {SEARCH_KEY_NAME} from './search-key';

const {address, phone, email, people} = brand;

/** Removes `tel:`, which documents write themselves, as in `tel:{brand.tel.main}`. */
const withoutScheme = (href: string) => href.replace(/^tel:/, '');

/**
 * The term on retentions, used in four documents as `{terms.retention}`. The Commercial Payments
 * Bill had its first reading in the House of Lords on 19 May 2026: change this sentence when it
 * becomes law.
 */
const retention =
  'Retention is normally 3 per cent, half of it released at practical completion and the rest when defects have been made good. In May 2026 the government introduced the Commercial Payments Bill, which would ban retentions. Until a ban applies to your contract, we’ll price a retention bond instead if you prefer.';

/** What security officers may earn, always with its conditions. Two documents quote it. */
const earnings =
  'Some of our officers earn up to £3,000 per month before tax. What you earn depends on your hours, site and shifts. You need an SIA licence to work, and the course does not guarantee a job.';

const perEntity = (family: string, field: 'name' | 'legalName' | 'number') =>
  Object.fromEntries(entities.map((entity) => [`${family}.${entity.id}`, entity[field]]));

/**
 * Values of the tokens that documents and openings write in braces: the brand, the terms that every
 * employee is offered, time limits, figures of the year, and a contract term that several documents
 * share. Example: `{brand.phone.main}` becomes the switchboard's number.
 */
export const brandTokens: Readonly<Record<string, string>> = {
  'brand.name': brand.name,
  'brand.shortName': brand.shortName,
  'brand.legalName': entityOf('group').legalName,
  'brand.number': entityOf('group').number,
  'brand.vat': registration.vat,
  'brand.address': registration.office,
  'brand.street': `${address.building}, ${address.street}`,
  'brand.town': address.town,
  'brand.county': address.county,
  'brand.outward': address.postcode.replace(/ .*/, ''),
  'brand.hours': officeHours,
  'brand.registeredIn': registration.registeredIn,
  'brand.founded': String(brand.foundedYear),
  'brand.turnover': brand.turnover.display,
  'brand.phone.main': phone.main.display,
  'brand.phone.emergency': phone.emergency.display,
  'brand.phone.speakUp': phone.speakUp.display,
  'brand.tel.main': withoutScheme(phone.main.href),
  'brand.tel.emergency': withoutScheme(phone.emergency.href),
  'brand.tel.speakUp': withoutScheme(phone.speakUp.href),
  'brand.email.info': email.info,
  'brand.email.careers': email.careers,
  'brand.email.privacy': email.privacy,
  'brand.email.speakUp': email.speakUp,
  'brand.storage.mapsKey': MAPS_KEY_NAME,
  'brand.storage.searchKey': SEARCH_KEY_NAME,
  'brand.storage.enquiryDraft': ENQUIRY_DRAFT_NAME,
  'brand.storage.applicationDraft': APPLICATION_DRAFT_NAME,
  ...Object.fromEntries(
    Object.entries(people).map(([part, count]) => [
      `brand.people.${part}`,
      count.toLocaleString('en-GB'),
    ]),
  ),
  'company.count': companyWords.count,
  'company.countWithGroup': companyWords.countWithGroup,
  ...perEntity('company', 'name'),
  ...perEntity('legal', 'legalName'),
  ...perEntity('number', 'number'),
  ...Object.fromEntries(
    Object.entries(careers.terms).map(([term, words]) => [`terms.${term}`, words]),
  ),
  'terms.retention': retention,
  'terms.earnings': earnings,
  ...Object.fromEntries(Object.entries(times).map(([name, time]) => [`time.${name}`, time])),
  ...Object.fromEntries(Object.entries(figures).map(([name, words]) => [`figure.${name}`, words])),
};

/** Regular expression source for the prefix of a token. */
export const tokenFamily = '(?:brand|company|legal|number|terms|time|figure)\\.';

const tokenPattern = new RegExp(`\\{(${tokenFamily}[^{}\\s]*)\\}`, 'g');

/**
 * Replaces brand tokens with their values.
 *
 * @throws Error naming the unknown token and a suggested correction.
 */
export function replaceBrandTokens(text: string): string {
  return text.replace(tokenPattern, (written, token: string) => {
    const value = Object.hasOwn(brandTokens, token) ? brandTokens[token] : undefined;
    if (value === undefined) {
      const meant = nearest(token, Object.keys(brandTokens));
      const advice =
        meant === undefined
          ? 'src/data/brand/tokens.ts lists the known ones.'
          : `Did you mean {${meant}}?`;
      throw new Error(`Unknown brand token ${written}. ${advice}`);
    }
    return value;
  });
}
