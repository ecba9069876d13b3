import type {RecordFacts, ReportedResults} from '../../policy-record/shared/pages';
import type {State} from '../../policy-record/shared/version';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import type {PolicyFrontMatter, ProjectFrontMatter, ServiceFrontMatter} from './schema';

export interface Listed {
  readonly path: string;
  readonly reference: string;
  readonly title: string;
  readonly description: string;
}

export type ListedPolicy = Listed &
  Pick<PolicyFrontMatter, 'kind' | 'owner'> & {
    /** Short name of the policy. */
    readonly label: string;
    readonly promise?: string;
    /** Labels of the editions that contain the policy. */
    readonly editions: readonly string[];
    readonly state: State | 'draft';
    /** Version shown; absent if no version was ever approved. */
    readonly version?: string;
    readonly effectiveFrom?: string;
    readonly reviewBy?: string;
    readonly coming?: RecordFacts['coming'];
  };

export type ListedService = Listed & Pick<ServiceFrontMatter, 'hours'>;

/** A policy or notice with an approved version that isn't in force yet. */
export interface ChangeToCome extends Pick<Listed, 'path' | 'title'> {
  readonly coming: NonNullable<RecordFacts['coming']>;
}

/** A policy with the dates of its versions, for the drawing above the register. */
export interface DatedPolicy {
  /** Short name of the policy. */
  readonly label: string;
  /** Oldest first, each with its first day. */
  readonly versions: readonly {
    readonly version: string;
    readonly from: string;
    readonly inForce: boolean;
  }[];
  readonly reviewBy: string;
}

export interface PolicyRegister {
  /** Address of the register page. */
  readonly path: string;
  readonly edition: string;
  readonly inForce: boolean;
  readonly documents: readonly ListedPolicy[];
  readonly changes: readonly ChangeToCome[];
  /** Only in the edition in force: the policies that have been approved. */
  readonly dated: readonly DatedPolicy[];
}

export interface ServiceRegister {
  readonly path: string;
  readonly documents: readonly ListedService[];
}

/** A service, construction page or project with a picture, as shown on a card on other pages. */
export interface WorkCard extends Pick<Listed, 'path' | 'title'> {
  readonly company: string;
  readonly location: string;
  readonly text: string;
  readonly strapline: string;
  readonly picture: PictureName;
}

/** A report in the list of reports. */
export interface ListedReport extends Listed {
  readonly owner: string;
  /** The most important figure. Example: `'9.1%'`. */
  readonly figure?: string | undefined;
  /** Example: `'mean gap in hourly pay'`. */
  readonly figureWords?: string | undefined;
  /** First day of the version shown. */
  readonly effectiveFrom?: string | undefined;
  readonly reviewBy?: string | null | undefined;
}

/** A project in the register, and on other pages. */
export type ListedProject = Listed &
  Pick<
    ProjectFrontMatter,
    | 'companies'
    | 'services'
    | 'sector'
    | 'region'
    | 'location'
    | 'value'
    | 'period'
    | 'status'
    | 'example'
  > & {
    readonly picture: PictureName;
    /** Example: `35 weeks planned, 38 taken`. Undefined for a service. */
    readonly weeks?: string | undefined;
  };

/** A document in its editions. */
export interface PageEditions {
  /** Labels of the editions that contain the document, newest first. */
  readonly labels: readonly string[];
  /**
   * By edition label, if the sections differ: the id of each section in that edition, or null if it
   * lacks the section.
   */
  readonly sections: Readonly<Record<string, readonly (string | null)[]>>;
}

/** Document data for other pages: `usePluginData('documents')`. */
export interface DocumentsData {
  /** Services, construction pages and projects, each family sorted by reference. */
  readonly works: readonly WorkCard[];
  /** All projects: those in the UK first, then sorted by reference. */
  readonly projects: readonly ListedProject[];
  /** Policies of the edition in force, sorted by reference. */
  readonly policies: readonly ListedPolicy[];
  readonly reports: readonly ListedReport[];
  /** Newest last. */
  readonly results: readonly ReportedResults[];
  /** Every document in its editions, by the address of its page. */
  readonly editions: Readonly<Record<string, PageEditions>>;
  /** The ledger's facts about every policy and notice in every edition, by the address of its page. */
  readonly facts: Readonly<Record<string, RecordFacts>>;
}
