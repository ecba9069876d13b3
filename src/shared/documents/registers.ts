import type {EntityId} from '@site/src/data/companies/companies';
import type {RecordFacts} from '../../policy-record/shared/pages';
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
  readonly company: EntityId;
  readonly location: string;
  readonly text: string;
  readonly strapline: string;
  readonly picture: PictureName;
}

/** A report in the list of reports. */
export interface ListedReport extends Listed {
  readonly owner: string;
  /** The figure that says most about it. Example: `'9.1%'`. */
  readonly figure?: string | undefined;
  /** Example: `'mean gap in hourly pay'`. */
  readonly figureWords?: string | undefined;
  /** First day of the version shown. */
  readonly effectiveFrom?: string | undefined;
  readonly reviewBy?: string | null | undefined;
}

/** Where the results of a policy's targets are. */
export interface ReportedResults {
  /** Short name of the policy. */
  readonly policy: string;
  /** Example: `'/reports/2025-26#environmental'`. */
  readonly path: string;
}

/** A measure in a table of results. */
export interface Measure {
  readonly name: string;
  /** Anchor of its row. */
  readonly id: string;
  readonly target: string;
  readonly result: string;
  /** Absent if the measure has no target. */
  readonly outcome?: {
    /** By how much the result misses the target, such as `3 points`; absent if it is met. */
    readonly missedBy?: string;
    /** The total, if the target is a count. Example: 32, if all 32 were to be checked. */
    readonly of?: number;
    /** The result as a share of the target: 1.1 for 11 of 10. Absent if the target is none. */
    readonly share?: number;
  };
}

/** A section of a results page with its measures. */
export interface MeasuredSection {
  readonly title: string;
  /** Anchor of the section. */
  readonly id: string;
  readonly measures: readonly Measure[];
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
    /** Example: `3 weeks late`. Undefined if there is nothing to say yet. */
    readonly lateness?: string | undefined;
  };

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
}
