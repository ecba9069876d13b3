import type {EntityId} from '@site/src/data/companies/companies';
import type {RecordFacts} from '../../policy-record/shared/pages';
import type {State} from '../../policy-record/shared/version';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import type {PolicyFrontMatter, ProjectFrontMatter, ServiceFrontMatter} from './schema';

/** What a register says of a document, from its front matter. */
export interface Listed {
  /** Address of its page. */
  readonly path: string;
  readonly reference: string;
  readonly title: string;
  readonly description: string;
}

export type ListedPolicy = Listed &
  Pick<PolicyFrontMatter, 'kind' | 'owner'> & {
    /** Short name. */
    readonly label: string;
    readonly promise?: string;
    /** Labels of the editions that have the policy. */
    readonly editions: readonly string[];
    readonly state: State | 'draft';
    /** Of the version shown; a document that was never approved has none. */
    readonly version?: string;
    readonly effectiveFrom?: string;
    readonly reviewBy?: string;
    readonly coming?: RecordFacts['coming'];
  };

export type ListedService = Listed & Pick<ServiceFrontMatter, 'kind' | 'location' | 'hours'>;

/** A policy or notice of which a later version has been approved. */
export interface ChangeToCome extends Pick<Listed, 'path' | 'title'> {
  readonly coming: NonNullable<RecordFacts['coming']>;
}

/** What the page with the policies of one edition gets. */
export interface PolicyRegister {
  /** Address of the register itself. */
  readonly path: string;
  /** Label of the edition. */
  readonly edition: string;
  readonly inForce: boolean;
  readonly documents: readonly ListedPolicy[];
  readonly changes: readonly ChangeToCome[];
}

/** What the page with the services gets. */
export interface ServiceRegister {
  readonly path: string;
  readonly documents: readonly ListedService[];
}

/** A service, construction page or project as other pages show it. */
export interface WorkCard extends Pick<Listed, 'path' | 'title'> {
  readonly company: EntityId;
  readonly location: string;
  readonly text: string;
  readonly strapline: string;
  readonly picture: PictureName;
  /** Everyone who did the work. */
  readonly companies: readonly EntityId[];
  readonly outcome?: ProjectFrontMatter['outcome'];
}

/** What pages learn of the documents beside their own: `usePluginData('documents')`. */
export interface DocumentsData {
  /** Services, construction pages and projects, each family in the order of its references. */
  readonly works: readonly WorkCard[];
  /** Policies of the edition in force, by reference. */
  readonly policies: readonly ListedPolicy[];
}
