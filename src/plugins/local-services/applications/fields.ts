import {fieldNames} from '../../../features/application/rules';

/** The field of the CV. */
export const FILE_FIELD = 'resume';

/** The fields of an application that are text (specification, section 3). */
export const applicationFields = fieldNames.filter((name) => name !== FILE_FIELD);
